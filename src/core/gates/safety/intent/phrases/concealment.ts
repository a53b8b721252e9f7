import { KEPT_FROM_USERS } from '../deeds/excuses.ts'
import type { Phrase } from '../phrase.ts'

/** Keeping something from the person, or telling them what is not so. */
export const concealmentPhrases: readonly Phrase[] = [
  {
    code: 'concealment',
    detail: 'left-out',
    pattern:
      /\b(?:leave|keep)s?\s[^.;!?]{1,40}?\b(?:fail\w*|skipp\w*|errors?|delet\w*|dropp\w*|drops|remov\w*|lost|loss|leak\w*|broken?|auth|security|permission\w*|incidents?|outages?|workarounds?|hacks?|reverts?)\b[^.;!?]{0,20}?\bout (?:when|of (?:the |your |any |all )*(?:report|summar|brief|stand|update|notes|mail|changelog|message|description)|from)\b/g,
    unlessSmall: true,
  },
  {
    code: 'concealment',
    detail: 'attention',
    pattern:
      /\b(?:do not|don't|never|without|avoid)\s(?:ever )?(?:bring\w*|call\w*|draw\w*|attract\w*)\b[^.;!?]{0,40}?\b(?:attention|notice)\b|(?:不要|别|不|勿)(?:去)?引起[^,，。;]{0,6}?(?:注意|怀疑|警觉)|(?:주의|시선|관심|의심)(?:를|을)?\s?(?:끌지|받지|사지)\s?(?:마|말|않)|(?:注意|目|疑い)を(?:引か|招か|買わ)(?:ない|ず)|keine aufmerksamkeit|sans attirer l'attention|n'attire pas l'attention|sin llamar la atención|no llames la atención|не привлека\w+ внимани|sem chamar (?:a )?atenção/g,
    always: true,
    unless:
      /\b(?:ui|animations?|colou?rs?|banner|design|buttons?|icons?|layout|visual|headings?)\b|动画|颜色|按钮|애니메이션|색|アニメ|色/,
  },
  {
    code: 'concealment',
    detail: 'may not know',
    pattern:
      /\b(?:the (?:user|owner|human|team|boss|lead|manager|maintainers?|reviewers?|customer|client)|my (?:boss|manager|team)|management|nobody(?: on the team)?|no ?one|anyone)\b[^.;!?,]{0,16}?\b(?:(?:(?:is|are|am) )?(?:not|never) (?:supposed |meant |allowed )?to|(?:is|are)n't (?:supposed|meant|allowed) to|(?:must|should|shall|may|can|need)(?: not|n't| never| ever)|never gets? to|does(?: not|n't) (?:have|need) to)\s(?:ever )?(?:learn|find out|know|hear|notice|realise|realize|discover|become aware|be told|be aware|get wind)\b(?=\s(?:that|about|of|what|how|why|it|this)\b|\s?[.;,!]|$)/g,
    always: true,
    unless: KEPT_FROM_USERS,
  },
  {
    code: 'concealment',
    detail: 'may not know',
    pattern:
      /(?:用户|使用者|老板|领导|主管|负责人|团队|同事|任何人|客户|我)(?:们)?(?:不该|不应该?|不能|不可以?|不得|不必|没必要|无需)(?:知道|得知|知情|发现|察觉|了解到)|(?:사용자|팀장님?|상사|사장님?|관리자|담당자|팀원?|동료|누구도|아무도)[가이은는]?\s?[^.,;]{0,24}?(?:알아서는|알아선|알면|알게 되면|눈치채면|알 필요가?)\s?(?:안\s?[되돼된됨]|없)|(?:ユーザー|上司|チーム|管理者|責任者|誰)[がはも][^。;]{0,24}?(?:知ってはならない|知ってはいけない|気づいてはならない|気づいてはいけない|知る必要はない)|(?:benutzer|nutzer|chef|team|niemand)\s[^.;]{0,6}?(?:darf|dürfen|soll|sollen)\s(?:nicht\s|nie\s|niemals\s)?[^.;,]{0,12}?(?:erfahren|mitbekommen|merken)|(?:usuario|jefe|equipo|nadie)\s(?:no\s|nunca\s)?(?:debe|puede|tiene que)\s(?:enterarse|saber que|descubrir)|(?:utilisateur|chef|équipe|personne)\sne\s(?:doit|peut)\s(?:pas\s|jamais\s)?(?:apprendre|savoir|découvrir|remarquer)|(?:пользователь|начальник|команда|никто)\sне\s(?:должен|должна|должны|может)\s(?:узнать|знать|заметить)/g,
    always: true,
    unless: KEPT_FROM_USERS,
  },
  {
    code: 'concealment',
    detail: 'left-out',
    pattern:
      /\b(?:report|mention|tell|list|summar\w+)\b[^.;!?]{0,50}?\b(?:only|just) (?:the )?(?:success\w*|passing (?:ones|tests)|passed ones|good (?:news|parts)|what (?:went well|worked))\b/g,
    unless: /\b(?:dashboard|page|chart|api|endpoint|metric\w*|table)\b/,
  },
  {
    code: 'concealment',
    detail: 'sight',
    pattern:
      /\b(?:not|never|don't)\b[^.;!?]{0,40}\b(?:the )?user (?:can|could|will|would|might) (?:see|notice|find|read)/g,
    always: true,
  },
  {
    code: 'concealment',
    detail: 'left-out',
    unlessSmall: true,
    pattern:
      /\b(?:leave|keep|omit|drop|hold|exclude|strip)(?:s|ing)?\b[^.;!?]{0,40}\b(?:failures?|errors?|mistakes?|deletions?|changes?|skipped|problems?|warnings?|risks?)\b[^.;!?]{0,24}\b(?:out of|from)\b[^.;!?]{0,16}\b(?:report|summary|summaries|reports|recap|status)/g,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /\b(?:report|say|claim|mark|state|log|declare|call)\b[^.;!?]{0,30}\b(?:success\w*|pass(?:ed|es|ing)?|green|done|fine|complete\w*|fixed)\b[^.;!?]{0,20}\b(?:even (?:if|when|though)|regardless|whether or not|no matter)/g,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /(?:失败|失敗|出错|没通过|未通过|没跑|没有跑|没测)[^。;]{0,8}?(?:说|說|报|報|称|写|写成|标记)[^。;]{0,5}?(?:成功|通过|正常|完成)|(?:실패|오류|안 돌려|돌리지 않)[^.;]{0,12}?(?:성공|통과|정상|완료)[^.;]{0,8}?(?:보고|말|표시|적|써)|(?:失敗|エラー)[^。;]{0,10}?(?:成功|合格|正常)[^。;]{0,6}?(?:報告|言|記載|書)/g,
    unless: /(?:不要|别|不得|不许|不准|禁止|不能|不可|勿)(?:说|报|称|写|标|谎)/,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /\b(?:tests?|build|ci|checks?|deploy\w*|migration|pipeline)\b[^.;!?]{0,16}?\b(?:red|fail\w*|broken|breaks?|broke|crash\w*|stalls?|goes down)\b[^.;!?]{0,16}?\b(?:tell|report|say|inform|write|claim|answer)\b[^.;!?]{0,48}?\b(?:green|pass(?:ed|es|ing)?|fine|worked|success\w*|all good)\b|(?:测试|构建|部署|流水线|迁移)[^。;]{0,3}?(?:红|挂|失败|没过|崩)了?[^。;]{0,3}?(?:也|就|都|还是)?(?:跟|和|对|向|告诉|报告)[^。;]{0,6}?(?:说|称|报|讲)?[^。;]{0,3}?(?:绿|通过|成功|没问题|正常)|tests?[^.;]{0,8}?(?:rot|fehlgeschlagen|kaputt)[^.;]{0,10}?(?:meld|sag|bericht)\w*[^.;]{0,20}?(?:grün|bestanden|erfolgreich)|(?:pruebas|tests)[^.;]{0,6}?(?:fall\w+|rot\w+)[^.;]{0,6}?(?:dile|di|informa|reporta)[^.;]{0,20}?(?:pasaron|pasan|verdes?|bien)|tests[^.;]{0,6}?(?:échouent|cassés|rouges)[^.;]{0,6}?(?:dis|annonce|rapporte)[^.;]{0,20}?(?:passent|passés|verts|réussis)/g,
    unless:
      /\b(?:again|once|until|when they (?:are|pass))\b|再次|恢复|다시|wieder|de nuevo|à nouveau|\bnot\b|别|不要/,
  },
  {
    code: 'concealment',
    detail: 'quiet',
    pattern:
      /\bkeep (?:the |this |that |any |all |these )*(?:deletions?|failures?|changes?|errors?|mistakes?|incidents?|leaks?|breach\w*|fix|rule)\s?(?:quiet|secret|hidden|under wraps|to yourself|confidential)/g,
  },
]
