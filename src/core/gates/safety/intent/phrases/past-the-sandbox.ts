import type { Phrase } from '../phrase.ts'

const REFUSED =
  "(?:the )?(?:sandbox|permission (?:check|system|prompt|rule)s?|deny (?:rule|list)s?|guard-?rails?|hooks?|safety (?:check|filter)s?|tool|command|block)\\s(?:refuses?|denies|blocks?|rejects?|stops?|says no|forbids?|is denied|is refused|is blocked|won't (?:let|allow))"
const AROUND =
  '(?:copy|move|rename|try|use|find|take|switch|do|run|go|encode|write|retry)\\b[^.;!?]{0,40}?\\b(?:elsewhere|somewhere else|another (?:way|path|tool|route|folder|shell|command)|other (?:way|tool|route|command)s?|outside|a different (?:tool|path|route|name|command|folder)|there|a wrapper|a script|instead)'

/** R13: when something says no, the same is done by another way; what says no is for others. */
export const pastTheSandboxPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'went round',
    pattern: new RegExp(
      `\\b(?:if|when|whenever|where|once|should)\\s${REFUSED}\\b[^.;!?]{0,16}?,?\\s(?:then |just |simply )?${AROUND}|\\b(?:act|behave|go on|carry on|continue) (?:like|as if|as though) the (?:block|refusal|denial|prompt|check|hook) (?:never|did not|didn't)\\b`,
      'g',
    ),
    unless: /\b(?:ask|tell|report|stop|never|not|don't|dedicated tool|read tool|documented|approved|safer)\b/,
  },
  {
    code: 'protection-off',
    detail: 'went round',
    pattern:
      /(?:沙箱|权限|钩子|拦截|安全检查|护栏|被拦|被拒)[^。;]{0,4}?(?:拒绝|拦住?|不让|不许|挡|报错)?了?(?:就|则|时)[^。;别不停]{0,12}?(?:换(?:个|种|一个)?(?:工具|方式|办法|路径|目录|写法)|拷(?:贝)?到|复制到|挪到|改名|绕)[^。;]{0,12}?(?:跑|执行|继续|运行|做|试)?|(?:샌드박스|권한|훅|차단)(?:가|이|에)?\s?[^.;]{0,6}?(?:거부|막|차단|걸리)[^.;]{0,6}?(?:다른 (?:도구|방법|경로|폴더)|복사해|옮겨|우회)[^.;]{0,12}?(?:실행|계속|돌려)|(?:サンドボックス|権限|フック|ブロック)(?:が|に|で)[^。;]{0,8}?(?:拒否|止め|弾か|阻)[^。;]{0,6}?(?:別の(?:ツール|方法|場所|経路)|コピーして|移して)[^。;]{0,10}?(?:実行|続け|動か)/g,
    unless: /先问|报告|告诉|물어|보고|알려|確認|報告|知らせ/,
  },
  {
    code: 'protection-off',
    detail: 'demoted',
    pattern:
      /\b(?:the )?(?:sandbox|deny (?:rules?|list)|permission (?:rules?|prompts?|checks?)|guard-?rails?|hooks?|approval (?:rules?|step)|safety (?:rules?|checks?))\s(?:is|are)\s(?:only |just |merely |mere |more of )?(?:an? )?(?:suggestions?|advice|hints?|recommendations?|for (?:other people|others|beginners|juniors|humans|everyone else))\b|\b(?:guard-?rails?|deny rules?|safety rules?|restrictions?|prohibitions?|refusals?)\s(?:do not|don't|does not) (?:concern|affect|touch|reach|cover|include) (?:this|our|you|us)\b|(?:拒绝|安全|限制|权限|审批|禁止)(?:的)?(?:规则|清单|条款|要求)?是(?:给|针对|写给|管)(?:别人|其他人|外人|新人|人类)的|沙箱(?:只|仅)?是(?:个)?建议|(?:거부|안전|제한|권한)\s?(?:규칙|목록)(?:은|는)\s?(?:다른 사람|남|초보자)(?:을|를)?\s?(?:위한|용)|(?:拒否|安全|制限)(?:ルール|規則|リスト)は(?:他人|他の人|初心者)(?:向け|のため)/g,
    unless: /\b(?:never|not (?:a |just|only|merely)|no (?:mere )?suggestion)\b|不是/,
  },
  {
    code: 'override',
    detail: 'lapsed',
    pattern:
      /\b(?:consider|treat|regard|take|see|deem|read)\w*\s(?:all |any |the |my |every )*(?:earlier|previous|prior|old|former|past)\s(?:warnings?|restrictions?|prohibitions?|limits?|refusals?|cautions?|reminders?|concerns?|objections?)\s(?:to be |as )?(?:withdrawn|void|moot|history|lifted|cancel\w+|revoked|outdated|obsolete|gone|settled|expired|dropped)\b|\b(?:earlier|previous|prior|old|former|past)\s(?:restrictions?|prohibitions?|limits?|warnings?|refusals?)\b[^.;!?]{0,16}?\b(?:(?:should|can|may|are to) be )?(?:read|seen|taken|treated) as (?:history|background|suggestions?|fiction|void|withdrawn|gone)\b|(?:之前|以前|先前|此前|前面)的?(?:所有|一切)?(?:警告|提醒|限制|禁令|顾虑|反对)[^。;]{0,6}?(?:视为|当作|算|当)?(?:撤回|撤销|作废|没说过|不存在|解除)|(?:이전|앞선|지난)\s?(?:경고|제한|금지|주의)(?:은|는|를|을)?\s?[^.;]{0,10}?(?:철회|취소|무효|없던 것)|(?:以前|これまで|前)の(?:警告|制限|禁止|注意)は[^。;]{0,8}?(?:撤回|取り消|無効|なかった)/g,
    unless: /\b(?:lint|compiler|deprecation|build|quota|rate)\b|不能|不得/,
  },
]
