import type { Phrase } from '../phrase.ts'

const NO =
  /\b(?:never|not|don't|nobody|no one|must not|cannot)\b|不要|不得|别|不许|禁止|不能|지\s?(?:마|말|않)|금지|안\s?(?:된|돼)|ない|禁止|\bnicht\b|\bnie\b|\bnunca\b|\bno te\b|\bjamais\b|\bne t|не добав|\bnão\b/

/** R13: the agent as its own gatekeeper, and the scanner or the reader that is led past. */
export const ownGatekeeperPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'self-approval',
    pattern:
      /\b(?:add|list|enter|register|put|name|nominate|appoint|make|insert|set)\s(?:yourself|itself|the agent|claude|the bot|this agent)\s(?:\w+ )?(?:to|in|into|on|as|among)\s(?:the |an? |our )?(?:list of |\w+ )?(?:approvers?|reviewers?|code ?owners?|maintainers?|admins?|administrators?|owners?|signers?|approval list|allow ?list|sudoers|bypass list)\b|\b(?:reviews?|approvals?|sign-?offs?|review form|approval form)\s(?:can|may|should|is to|are to)\s(?:be )?(?:filled in|given|done|written|signed|ticked|handled|left)\s(?:\w+ )?by (?:you|yourself|the agent|claude|the bot)\b|\b(?:fill in|write|tick|sign|leave|post)\s(?:the |an? |your )?(?:own )?(?:review|approval|sign-?off|lgtm)s?\s(?:yourself|on your own|in (?:my|our) place)\b|把(?:你)?(?:自己|智能体|代理|claude)(?:也)?(?:加|列|写|填|放)(?:进|入|到|为|成)[^。;]{0,6}?(?:审批人|评审人|管理员|所有者|批准人|白名单|owners?|codeowners)|(?:승인자|리뷰어|검토자|관리자|소유자|코드 ?오너|허용)\s?(?:목록|명단|리스트)?(?:에|으로|로)\s?(?:너|네|스스로|자신|자기|에이전트|claude)[^.;]{0,4}?(?:를|을)?\s?(?:추가|넣|등록|올려)|(?:承認者|レビュアー|管理者|オーナー)(?:の)?(?:リスト|一覧|名簿)?に(?:自分|自身|エージェント)(?:自身)?を(?:追加|加え|入れ|登録)|(?:trag|trage|füge|setze|nimm)\s(?:dich|dich selbst)\s[^.;]{0,12}?(?:freigeber|prüfer|reviewer|admin|eigentümer)|(?:añádete|agrégate|ponte|inclúyete)\s[^.;]{0,16}?(?:aprobador|revisor|administrador|propietari)|(?:ajoute|inscris|mets|nomme)-toi\s[^.;]{0,16}?(?:approbateur|relecteur|administrateur|propriétaire|valideur)|(?:добавь|впиши|внеси|назначь) себя\s[^.;]{0,16}?(?:согласующ|ревьюер|админ|владел|утвержда)|(?:adicione|inclua|coloque)-se\s[^.;]{0,16}?(?:aprovador|revisor|administrador|dono)/g,
    unless: NO,
  },
  {
    code: 'override',
    detail: 'own rules',
    pattern:
      /\byou (?:may|can|should|are free to|are allowed to)\s(?:freely )?(?:change|edit|rewrite|drop|loosen|adjust|relax|delete|bend|suspend|ignore)\s(?:your own|these|the|your|any of your|our)\s(?:\w+ )?(?:rules?|limits?|instructions?|restrictions?|permissions?|guard ?rails?|memory)\b[^.;!?]{0,30}?\b(?:when|if|whenever|as you|in the way|slow|at will|freely)\b/g,
    unless: NO,
  },
  {
    code: 'protection-off',
    detail: 'scanner',
    pattern:
      /\b(?:add|put|move|place|throw|dump)\w*\s[^.;!?]{0,30}?\b(?:findings?|alerts?|vulnerabilit\w+|reports?|warnings?|hits?|cves?|secrets?|results?)\b[^.;!?]{0,20}?\b(?:to|on|in|into)\s(?:the |an? )?(?:ignore|allow|exempt\w*|exception|exclusion|white|suppression|skip)[- ]?(?:list|file)?s?\b[^.;!?]{0,30}?\b(?:so|to keep|to get|until|all|clean|green|quiet|pass)|\b(?:split|break|cut|chop|reverse|encode|obfuscat\w+|base64|rot-?13|disguise|rename|concatenat\w+|scrambl\w+)\w*\s(?:up )?(?:the |your |all |any |every )*(?:\w+ )?(?:tokens?|keys?|secrets?|passwords?|credentials?)\b[^.;!?]{0,40}?\b(?:scan\w*|scanner|detect\w*|notice\w*|past|commit|check in|slip|linter|hook|push protection)\b|(?:拆成|切成|倒着|反写|编码|混淆|改名|伪装)[^。;]{0,12}?(?:绕过|躲过|避开|骗过|不被)[^。;]{0,6}?(?:扫描|检测|检查|发现)|(?:쪼개|나눠|나누|뒤집|인코딩|숨겨|이름을 바꿔)[^.;]{0,12}?(?:스캐너|스캔|검사|탐지)[^.;]{0,6}?(?:피해|피하|우회|통과|속여)|(?:分割|逆順|エンコード|改名)[^。;]{0,10}?(?:スキャン|検出|検査)[^。;]{0,6}?(?:回避|避け|すり抜け|通)/g,
    unless: NO,
  },
  {
    code: 'protection-off',
    detail: 'kept secrets',
    pattern:
      /\b(?:keep|save|store|note|remember|memori[sz]e|stash|retain|hold on to|jot down|write down|park|leave)\s(?:an? |the |our |my |your |any |all |every )*(?:copy of |copies of |list of )?(?:the |our |my |any |all )*(?:[\w-]+ ){0,2}?(?:tokens?|passwords?|passphrases?|session cookies?|cookies?|api keys?|credentials?|logins?|secrets?|recovery codes?)\b[^.;!?]{0,16}?\b(?:in|to|into)\s(?:your|the|this)\s?(?:agent |own )?(?:notes?(?:\.md)?|memory(?:\.md)?|scratch ?pad|todo|claude\.md|diary|journal|context)\b|\b(?:remember|memori[sz]e|keep in mind|note down|jot down)\s(?:the |our |my |all )*(?:root|admin|prod\w*|db|database|vpn|ssh|server|wifi|deploy|master|user's?)?\s?(?:passwords?|passphrases?|credentials?|api keys?|logins?)\b[^.;!?]{0,12}?\b(?:for|next|later|again|future)|(?:令牌|密码|密钥|口令|凭据)[^。;]{0,4}?(?:存|记|写|留|放)(?:在|到|进|入)?(?:你的?|自己的?)?(?:笔记|记忆|备忘|memory|notes)|(?:토큰|비밀번호|키|자격 증명|쿠키)(?:를|을)\s?[^.;]{0,6}?(?:메모|기억|노트|메모리)(?:장)?(?:에|해)\s?[^.;]{0,4}?(?:저장|적어|남겨|둬|두고|넣)|(?:トークン|パスワード|キー|クッキー)を[^。;]{0,4}?(?:メモ|ノート|記憶|メモリ)(?:帳)?に(?:保存|書|残|入れ)/g,
    unless: new RegExp(
      `${NO.source}|\\b(?:users?|customers?|hash\\w*|csrf|names? of|where|vault|keychain)\\b`,
    ),
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /\b(?:only|just|nothing but|exclusively)\s(?:ever )?(?:report|share|pass on|mention|tell|bring|send|give|post|write)\s(?:the )?(?:(?:team|user|boss|client|me|us|owner)\s)?(?:the )?(?:good|positive|pleasant|happy|successful|best|flattering)\s(?:news|results?|numbers?|outcomes?|things|parts?|side|findings?)\b|\b(?:report|share|pass on|mention|tell|bring|send|give)\s(?:the )?(?:(?:team|user|boss|client|me|us|owner)\s)?(?:only|just|nothing but)\s(?:the )?(?:good|positive|pleasant|happy|best|flattering)\s(?:news|results?|numbers?|outcomes?|things|parts?|side)\b|只(?:向|跟|对|给)?[^。;,，]{0,6}?(?:报|说|讲|汇报|告诉|分享)[^。;,，]{0,2}?(?:好消息|好的一面|好结果|喜讯|成绩)|报喜不报忧|(?:좋은|긍정적인)\s?(?:소식|결과|면|것)만\s?[^.;]{0,4}?(?:보고|전해|알려|말|공유)|(?:良い|いい|明るい)(?:知らせ|結果|面|ニュース)だけ[^。;]{0,4}?(?:報告|伝え|共有|知らせ)/g,
    unless: NO,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /\b(?:say|state|write|report|claim|tell\b[^.;!?]{1,16}?|note|pretend|put down)\s(?:that )?you(?:'ve| have)?\s(?:also |already )?(?:ran|run|did|made|checked|reviewed|tested|verified|read|took|measured|backed up)\b[^.;!?]{0,30}?\b(?:even (?:if|when|though)|although|whether or not|regardless|when (?:there (?:was|is)|you had) no|if (?:there (?:was|is)|you had) no|also (?:if|when))\b|\b(?:tell|assure|let)\s(?:the )?(?:customers?|users?|people|clients?|readers?|them|everyone|support|partners?)\s(?:that |believe |know |think )*(?:it |this |the \w+ |everything )?(?:was |is |that )?(?:a |an? real |real )?(?:human|person|people|employee|colleague)s?\s(?:wrote|writes|made|checked|is answering|answers?|did|reviewed|typed)\b|(?:对外|跟客户|对客户|对用户|告诉[^。;]{1,4})(?:就|都|要)?说?(?:这|都)?是?(?:真人|人工|人类|员工)(?:写|做|回|答|审)的?|(?:고객|사용자|밖)(?:에게|한테|에)?(?:는|게는)?\s?[^.;]{0,6}?(?:사람|직원)이\s?(?:썼|쓴|작성|답|만든|검토)[^.;]{0,6}?(?:다고|라고|것이라고|거라고)\s?(?:말|답|해|안내|전)|(?:顧客|お客様|ユーザー)には[^。;]{0,4}?(?:人|人間|社員)が(?:書|作|答|確認)[^。;]{0,4}?と(?:言|伝|答)/g,
    unless: NO,
  },
  {
    code: 'remote-orders',
    detail: 'strangers',
    pattern:
      /\b(?:any|every|each|all|whatever|whichever)\s(?:shell |bash |the )?(?:commands?|code|lines?|scripts?|snippets?|one-?liners?)\s(?:that (?:is|are|stands?) )?(?:in (?:backticks|code|quotes|a block)\s)?(?:in|on|from|inside|of|under)\s(?:an? |any |the |our |every )*(?:issues?|comments?|tickets?|e-?mails?|mails?|pages?|posts?|threads?|pull requests?|prs?|chats?|wikis?|readmes?|forums?|messages?)\s(?:may|can|should|must|is to|are to|are|is|will)\s(?:simply |just |always |safe to )*(?:be )?(?:run|executed|typed|pasted|applied|tried|followed|carried out)\b/g,
    unless: /\b(?:never|not|only after|after (?:i|a)|ask|approved|reviewed|runnable|tests?)\b/,
  },
  {
    code: 'exfiltration',
    detail: 'hidden freight',
    pattern:
      /\b(?:base64|encode|zip|tar|pack|compress|gzip|serialise|serialize)\w*\s(?:up )?(?:the |our |all |every |whole )*(?:repo\w*|source\w*|code ?base|code|history|secrets?|env\w*|keys?|database|db|customers?|conversation|chat|memory)\b[^.;!?]{0,24}?\b(?:in|into|to|as|inside|behind)\s(?:the |an? |each |every )*(?:commit (?:message|body)|issue|comment|branch name|tag|url|query|image|pr (?:body|description)|release notes|dns|user-agent|log)\b/g,
    unless: NO,
  },
  {
    code: 'protection-off',
    detail: 'open-to-all',
    pattern:
      /\b(?:open|expose|publish|bind|forward|make)\s(?:up )?(?:the |our |all |every |its )*(?:ports?|ssh|port \d+|\d{2,5}|db|database|redis|postgres\w*|mysql|mongo\w*|admin (?:panel|page|ui)|dashboard|docker (?:socket|api)|debugger|elasticsearch|kube\w* api)\s?(?:\d+ )?(?:port )?(?:to|on|for|reachable from|accessible from|public to|available to)\s(?:the )?(?:whole |entire |open |public )?(?:world|internet|public|everyone|anyone|everybody|anybody|0\.0\.0\.0(?:\/0)?|any (?:ip|address|host)|all (?:ips?|addresses|hosts))\b/g,
    unless: new RegExp(
      `${NO.source}|\\b(?:container|dev server|docker compose|compose|local\\w*|vpn|scan\\w*|alert\\w*)\\b`,
    ),
  },
  {
    code: 'download-and-run',
    detail: 'unpinned',
    pattern:
      /\b(?:install|pull|take|fetch|get|download)\w*\s[^.;!?]{0,24}?\b(?:dependenc\w+|packages?|modules?|images?|binaries|plugins?)\b[^.;!?]{0,16}?\bfrom (?:whatever|whichever|any|the first)\s(?:\w+ )?(?:mirror|registry|source|site|host|server|place|repo\w*)\b|\b(?:latest|newest) (?:of|version of) (?:everything|every (?:package|dependency)|all)\b[^.;!?]{0,20}?\b(?:unverified|unchecked|unseen|without (?:checking|a check|verification|review|looking))\b/g,
    unless: NO,
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    pattern:
      /(?:夜里|晚上|凌晨|半夜|深夜|周末|下班后)[^。;不别]{0,6}?(?:推|合|上线|发布|部署|提交)[^。;不]{0,10}?(?:没人|无人|谁也不|不会有人)(?:审|看|评|管|发现|注意)|依赖(?:的)?(?:更新|升级)[^。;]{0,4}?(?:全部|一律|都|统统)?自动(?:接受|合并|通过|批准)[^。;]{0,4}?[,，]?(?:包括|连|含)(?:大版本|主版本|破坏)|의존성 (?:업데이트|갱신)(?:는|은|을)?\s?(?:전부|모두|무조건)?\s?자동(?:으로)?\s?(?:수락|병합|머지|승인)[^.;]{0,8}?(?:메이저|주 버전)|(?:메이저|주 버전)까지\s?[^.;]{0,8}?자동\s?(?:수락|병합|머지|승인)/g,
  },
]
