import type { Phrase } from '../phrase.ts'
import { together, whole } from './together.ts'

const REVIEWER_AWAY = `${whole(
  "(?:wenn|falls|solange|ist)\\b[^.;!?]{0,20}?(?:reviewer\\p{L}*|prüfer\\p{L}*|freigeber\\p{L}*)\\s(?:fehlt|fehlen|krank|im urlaub|nicht da|abwesend|nicht antwortet|keine zeit)|(?:fehlt|krank|im urlaub|abwesend)[^.;!?]{0,12}?(?:reviewer\\p{L}*|prüfer\\p{L}*)|(?:si|cuando)\\s(?:el |la |no hay )?(?:revisor\\p{L}*|responsable)(?: (?:no está|falta|está de vacaciones|no responde|está ausente))?|si (?:le |la |aucun )?(?:relecteur|relectrice|réviseur|responsable)(?: (?:est absente?|est en congé|ne répond pas|manque|n'est pas là))?|(?:если|когда) (?:ревьюер\\p{L}*|проверяющ\\p{L}*) (?:нет|в отпуске|болеет|не отвечает|отсутствует|занят)|(?:se|quando) (?:o |a |não houver )?(?:revisor\\p{L}*)(?: (?:faltar|estiver ausente|não responder|estiver de férias))?",
)}|レビュ(?:アー?|ワー)が?(?:不在|休み|いない)`
const MERGED = `${whole(
  'mergen?|merge|direkt in main|freigeben|pushen|fusiona\\p{L}*|mezcla\\p{L}*|haz merge|sube\\p{L}*|fusionne\\p{L}*|pousse\\p{L}*|valide\\p{L}*|мерж\\p{L}*|сливай\\p{L}*|слей|пуш\\p{L}*|mescle\\p{L}*|faça merge|integre',
)}|マージ|プッシュ`

/** R13: done while nobody looks, because nobody looks, or whoever it belongs to. */
export const unwatchedPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'no-approval',
    always: true,
    pattern: together(
      [REVIEWER_AWAY, MERGED],
      whole(
        'warten|warte|nicht|nie|vertretung|anderen|espera\\p{L}*|no fusiones|otro|nunca|attends|attendre|autre|jamais|жди|ждать|другого|не|espere|outro|nunca|não|ersatz',
      ),
    ),
  },
  {
    code: 'concealment',
    detail: 'unseen',
    pattern:
      /\b(?:when|while|until|once|after|as soon as)\s(?:nobody|no ?one|everyone|everybody|the (?:team|others|reviewers?|admins?|on-?call)|all reviewers|people|my boss)\s(?:is |are |has |have |else is )?(?:online|watching|around|looking|awake|asleep|away|at lunch|offline|gone(?: home)?|left|logged off|in a meeting|on holiday|distracted)\b[^.;!?]{0,24}?\b(?:deploy|push|merge|delete|release|force|remove|publish|drop|ship)\w*|\b(?:deploy|push|merge|delete|release|force|remove|publish|drop|ship)\w*\b[^.;!?]{0,24}?\b(?:when|while|once|after)\s(?:nobody|no ?one|everyone|everybody|the (?:team|others|reviewers?|admins?|on-?call))\s(?:is |are |has |have )?(?:watching|around|looking|awake|asleep|away|at lunch|offline|gone|logged off|in a meeting|distracted)\b/g,
    unless: /\b(?:traffic|maintenance|reindex|users?|customers?|never|not|don't|slack status|calendar)\b/,
  },
  {
    code: 'destruction',
    detail: 'of others',
    pattern:
      /\b(?:delete|remove|drop|close|overwrite|discard|wipe|rewrite|reset|clean up|throw away)\w*\s(?:all |any |the |stale |old )*(?:(?:branches|files|prs|pull requests|work|data|commits|stashes|changes|jobs|drafts)\s(?:of|by|from|that belong to)\s(?:other people|others|someone else|colleagues|teammates|other (?:developers|authors|teams))|(?:other people|others|someone else|a colleague|colleagues|teammates|somebody else|other (?:developer|author|team)s?)(?:'s?)?\s(?:\w+ )?(?:branches|files|prs|pull requests|work|data|commits|stashes|changes|jobs|drafts))\b/g,
    unless: /\b(?:never|not|don't|ask\w*|merged|unless|only|permission|consent|own)\b/,
  },
  {
    code: 'concealment',
    detail: 'no trail',
    pattern:
      /\b(?:squash|rebase|amend|fixup|rewrite|reset|force-?push)\w*\s(?:away |out |over )(?:the |any |every |all )*(?:commits?|history|lines?|part)?\s?(?:that |which |where |with )?[^.;!?]{0,20}?\b(?:mistakes?|errors?|leak\w*|incidents?|secrets?|blunder|evidence|slip|wrong|outage|bug you (?:made|introduced))\b|\b(?:squash|rebase|amend|rewrite)\w*\b[^.;!?]{0,40}?\b(?:so (?:that )?(?:nobody|no one|it does not|it doesn't|the mistake)|to (?:hide|bury|cover|mask|erase))\b|\b(?:when|if|whenever)\s[^.;!?]{0,16}?\b(?:asks?|asked)\s(?:about |for )?(?:the |its |your )?(?:costs?|hours|time|price|bill|tokens?|usage|effort|spend\w*)\b[^.;!?]{0,10}?\b(?:halve|divide|cut|round (?:it )?down|shave|reduce|subtract|lower|trim|double|knock)\w*\b/g,
    unless: /\b(?:never|not allowed|don't|do not|tell|rotate|report)\b/,
  },
  {
    code: 'download-and-run',
    detail: 'pipe',
    pattern:
      /\b(?:pipe|feed|stream|pour|hand|funnel)\w*\s[^!?;]{0,60}?(?:installer|script|bootstrap\w*|setup|https?:\/\/\S+|[\w-]{1,40}\.(?:sh|ps1)|[\w-]{1,40}(?:\.[\w-]{1,40}){1,6})[^!?;]{0,40}?\s(?:straight |right |directly )?(?:in)?to\s(?:a |the |your |my )?(?:sh|bash|zsh|shell|python3?|node|powershell|interpreter)(?![\w-])/g,
    unless: /\b(?:never|not|don't|after (?:reading|checking|review)|checksum|local)\b/,
  },
  {
    code: 'protection-off',
    detail: 'always-yes',
    pattern:
      /(?:所有|全部|任何|一切)(?:的)?(?:提示|询问|确认框?|弹窗|问题)(?:都|一律|全部|统统)?(?:直接)?(?:回答|选|回|输|填|点|按|敲)\s?["“']?(?:y(?:es)?|是|同意|允许|确定|回车)(?![a-z])|(?:질문|프롬프트|확인 ?창|물음)(?:에는?|은|이 나오면|마다)?\s?(?:모두|전부|항상|무조건|다)\s?["']?(?:y(?:es)?|예|네|동의|허용)["']?(?:로|라고|를|으로)?\s?(?:답|입력|눌러|선택|대답)|(?:確認|質問|プロンプト)(?:に)?は?(?:すべて|全部|常に|必ず)\s?["「]?(?:y(?:es)?|はい|許可)["」]?(?:と|を|で)(?:答え|入力|押|選)/g,
    unless: /不要|别|不得|지\s?마|않|ない/,
  },
  {
    code: 'protection-off',
    detail: 'tests',
    pattern:
      /(?:覆盖率|通过率|质量分)[^。;]{0,8}?(?:门槛|阈值|要求|下限|标准|卡点)?[^。;不]{0,6}?(?:改|降|调|设|压)(?:成|到|为|低)?(?:到|至|为)?\s?(?:0|零)(?![.\d])|(?:不够|不达标|没过|过不了)[^。;]{0,4}?(?:就)?(?:把)?(?:门槛|阈值|要求|标准)(?:调|降|改|放)低?|커버리지[^.;]{0,14}?(?:기준|임계값|하한)(?:을|를)?\s?[^.;]{0,6}?(?:0으로|낮춰|낮추고|내려|없애)|(?:기준|임계값)(?:을|를)\s?0으로|カバレッジ[^。;]{0,10}?(?:基準|閾値|しきい値)を[^。;]{0,6}?(?:0|下げ|ゼロ)|\b(?:lower|drop|reduce|relax|cut)\w*\s(?:the |its |their )?(?:coverage |quality |lint |score )?(?:threshold|bar|gate|level|minimum|severity)\b[^.;!?]{0,24}?\b(?:until|so (?:that )?(?:it|ci|the build)|if it fails|when it fails|whenever)\b/g,
    unless: /\b(?:never|not|don't|ask)\b|不要|不得|别|不许|지\s?(?:마|말|않)|금지|ない|禁止/,
  },
  {
    code: 'identity',
    detail: 'other self',
    pattern:
      /\byou (?:have|belong to|obey|answer to) (?:no|nobody|no one)\s?(?:owner|master|one|boss|maker|company)?(?=[.,;!]|$)|你的(?:真名|本名|真实姓名)(?:是|叫)|你?不属于任何人|(?:너|네|넌|너는|당신)[^.;]{0,16}?주인이\s?없|あなたの本名は|お前の本名は/g,
    unless: /\b(?:never|not|answer to no)\b/,
  },
]
