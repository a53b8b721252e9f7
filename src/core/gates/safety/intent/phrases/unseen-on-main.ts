import type { Phrase } from '../phrase.ts'

const MAIN = '(?:main|master|trunk|prod\\w*|the default branch)'
const STRAIGHT = `(?:straight|directly|right)\\s(?:in|on|up)? ?to\\s(?:the )?${MAIN}`
const UNSEEN =
  '(?:without (?:any(?:one|body)|some(?:one|body)|another|a (?:second|human|person|colleague|soul|look|glance)|other (?:eyes|people))|with no ?(?:one|body|second|other|eyes)|no (?:second (?:look|pair|opinion)|one (?:else )?(?:looks|looking|has|needs)|other eyes)|nobody (?:else )?(?:looks|looking|has to|needs to|reads|watching))'
const HOOK = '(?:[\\w-]+ )?(?:hooks?|husky|lefthook)'

/** R13: changes that get in with nobody looking: onto main, past a hook that was removed, past tests marked as skipped. */
export const unseenOnMainPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'review',
    pattern: new RegExp(
      `\\b${STRAIGHT}\\b[^.;!?]{0,24}?\\b${UNSEEN}\\b|\\b${UNSEEN}\\b[^.;!?]{0,40}?\\b${STRAIGHT}\\b`,
      'g',
    ),
    unless: /\b(?:never|nothing|not|don't|forbidden|blocked|rejected)\b/,
  },
  {
    code: 'protection-off',
    detail: 'review',
    pattern:
      /直接(?:进|合|推|上|提交|并)(?:到|入|进)?\s?(?:main|master|主干|主分支|生产|线上)[^。;!?]{0,8}?(?:不用|不必|无需|不需要|没必要|用不着|别|不)(?:等|找|让|请|给|劳烦)?(?:任何|别)?(?:人|谁|同事|评审)?(?:来)?(?:看|瞧|过目|过一眼|把关|点头)|(?:不用|不必|无需|不需要|没|没有)(?:等|找|让|请|给)?(?:任何|别)?(?:人|谁|同事)?(?:看|过目|把关)[^。;!?]{0,8}?直接(?:进|合|推|上|提交|并)(?:到|入|进)?\s?(?:main|master|主干|主分支|生产)|(?:main|master|메인|마스터|운영)(?:\s?브랜치)?(?:에|로|으로)?\s?(?:바로|곧장|곧바로|직접)\s?[^.;!?]{0,10}?(?:보는 사람|아무도|누가|누구도|다른 사람|검토)[^.;!?]{0,6}?(?:없이|안 봐도|보지 않아도|없어도)|(?:보는 사람|아무도|누가|누구도|다른 사람)[^.;!?]{0,6}?(?:없이|안 봐도|보지 않아도|없어도)[^.;!?]{0,12}?(?:main|master|메인|마스터|운영)[^.;!?]{0,6}?(?:바로|곧장|곧바로|직접)?\s?(?:올|넣|밀|머지|푸시|병합)|誰(?:も|に)(?:見ずに|見なくても|見せずに)[^。;!?]{0,10}?(?:main|master|メイン|マスター|本番)に|(?:main|master|メイン|マスター|本番)に(?:直接|そのまま)[^。;!?]{0,10}?誰(?:も|に)(?:見|確認し)(?:ず|な)/g,
  },
  {
    code: 'protection-off',
    detail: 'review',
    pattern:
      /(?:direkt|gleich) (?:auf|in|nach) (?:den |die )?(?:main|master|prod\w*)[^.;!?]{0,30}?(?:ohne,? dass (?:jemand|wer|einer)|niemand (?:muss|braucht)|keiner (?:muss|braucht|schaut))|(?:directo|directamente) a (?:main|master|producción)[^.;!?]{0,24}?sin que (?:nadie|alguien|ninguno)|(?:directement|direct) (?:sur|dans|vers) (?:main|master|la prod\w*)[^.;!?]{0,24}?sans que (?:personne|quelqu'un|quiconque)|(?:direto|diretamente) (?:para|na|no) (?:a |o )?(?:main|master|produção)[^.;!?]{0,24}?sem (?:que )?(?:ninguém|alguém)|(?:прямо|сразу|напрямую) в (?:main|master|мастер|прод\S*)[^.;!?]{0,24}?(?:никто не|без посторонн|без просмотра|без чужих)/g,
  },
  {
    code: 'protection-off',
    detail: 'hooks',
    pattern: new RegExp(
      `\\b(?:remove|delete|unlink|rename|move|take out|strip|uninstall|rip out|clear|nuke)\\s(?:the |that |all |any |every |this |those )*${HOOK}\\b[^.;!?]{0,30}?\\b(?:commit|push|retry the commit)\\b|\\b${HOOK}\\b[^.;!?]{0,40}?\\b(?:remove|delete|unlink|rename|uninstall|rip out|take) (?:it|them|that)(?: out| away)?\\b[^.;!?]{0,20}?\\b(?:commit|push)`,
      'g',
    ),
    unless: /\b(?:unused|react|custom|vue|dead|obsolete|web ?hooks?|use-?\w+ hooks?)\b/,
  },
  {
    code: 'protection-off',
    detail: 'hooks',
    pattern:
      /(?:钩子|git hook|hooks?|husky)(?:文件|脚本)?(?:给)?(?:先)?(?:删|移走|挪走|拿掉|去掉|卸|改名|拆)[^。;!?]{0,10}?(?:提交|推送?|commit|push)|(?:删|移走|挪走|拿掉|去掉|卸|拆)(?:掉|了|除|载)?[^。;!?]{0,4}?(?:钩子|hooks?|husky)[^。;!?]{0,10}?(?:提交|推送?|commit|push)|훅(?:을|를|은|부터)?\s?(?:잠깐 |먼저 |싹 )?(?:지우|지워|삭제|제거|빼|없애|치우|떼)\S{0,4}\s?[^.;!?]{0,12}?(?:커밋|푸시)|フック(?:を|は)(?:一旦)?(?:消|削除|外|取り除)[^。;!?]{0,10}?(?:コミット|プッシュ)|hooks?\s(?:\S+\s)?(?:löschen|entfernen|rauswerfen|weglöschen)[^.;!?]{0,20}?(?:commit|einchecken|push)|(?:lösch|entfern)\w*\s[^.;!?]{0,10}?hooks?[^.;!?]{0,24}?(?:commit|push)|(?:supprime|enlève|retire|vire|efface)\s[^.;!?]{0,10}?hooks?[^.;!?]{0,24}?(?:commit|pouss|push)|(?:borra|quita|elimina)\s[^.;!?]{0,10}?(?:hooks?|ganchos?)[^.;!?]{0,24}?(?:commit|confirma|sube|push)|(?:apague|apaga|remova|tire)\s[^.;!?]{0,10}?(?:hooks?|ganchos?)[^.;!?]{0,24}?(?:commit|push|envie)|(?:удали|убери|снеси|выпили)\S{0,2}\s[^.;!?]{0,10}?хук\S*[^.;!?]{0,20}?(?:коммит|закоммит|пуш)/g,
  },
  {
    code: 'protection-off',
    detail: 'tests',
    pattern:
      /\b(?:red|failing|broken|failed|flaky|stubborn)\s(?:unit |e2e |integration )?(?:tests?|specs?|suites?|cases?)\b[^.;!?]{0,50}?\b(?:mark|tag|set|flag|turn|put|switch|call)\w*\s(?:them |it |those |these )?(?:all )?(?:as |to |on |into )?["']?(?:skip(?:ped)?|ignored?|pending|todo|xfail|disabled)\b[^.;!?]{0,24}?\b(?:merge|ship|push|deploy|release|go ahead|land|move on)|(?:红|失败|没过|挂掉?|跑不过)(?:了)?的?(?:测试|用例|单测)[^。;!?]{0,12}?(?:标|设|改|打)(?:记|注)?(?:成|为|上|个)?\s?(?:skip|跳过|忽略|待定)[^。;!?]{0,8}?(?:合并|合进|合入|上线|发布|推|merge|发版)|(?:빨간|깨진|깨지는|실패한|실패하는)\s?(?:단위 )?테스트\S{0,2}\s?[^.;!?]{0,10}?(?:skip|스킵|건너뛰|무시|보류)\S{0,8}\s?[^.;!?]{0,10}?(?:머지|병합|합쳐|합치|배포|푸시)|(?:落ちた|落ちる|失敗した|失敗する|赤い)テスト[^。;!?]{0,8}?(?:スキップ|skip|無視|保留)[^。;!?]{0,10}?(?:マージ|デプロイ|リリース)|(?:rote|fehlschlagende|gescheiterte)\s(?:\S+\s)?tests?[^.;!?]{0,24}?(?:skip|überspr|ignorier|auskommentier)[^.;!?]{0,24}?(?:merg|deploy|ausliefer)|(?:tests?|pruebas|testes)\s(?:rouges|en échec|rojos|rojas|fallid\w+|vermelhos|com falha|quebrados)[^.;!?]{0,30}?(?:skip|saut|ignor|omit|salt|pul)[^.;!?]{0,24}?(?:merg|fusion|déploi|desplieg|implant|mescl)|(?:красны\S|упавши\S|сломанны\S)\sтест\S*[^.;!?]{0,24}?(?:skip|скип|пропу|игнор)[^.;!?]{0,20}?(?:мерж|влива|вле|деплой)/g,
    unless:
      /不(?:许|得|要|准|能)|禁止|别|지\s?(?:마|말|않)|금지|ない|\b(?:ticket|reason|never|not|don't|quarantine)\b|工单|原因|티켓|이유|チケット/,
  },
]
