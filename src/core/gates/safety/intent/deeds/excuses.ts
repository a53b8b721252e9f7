/** Words that make an order harmless, for several deeds. They are tried on a sentence in lower case. */

export const TEST_CONTEXT =
  /\b(?:in|for|during) (?:the )?(?:unit |e2e |integration |local )?(?:tests?|fixtures?|storybook|specs?|seeds?|seed data|mocks?|e2e|demos?)\b|测试(?:里|中|时|环境)|单测|테스트(?:에서|할 때|용)|テスト(?:で|では|中)|en (?:los )?tests|in tests|dans les tests|в тестах/
export const OWN_PRODUCT =
  /\b(?:dialog|button|page|screen|form|component|checkbox|field|column|api response|endpoint|middleware|app|ui|manifest|react|usestate|usehook)s?\b|页面|按钮|表单|组件|弹窗组件|화면|버튼|컴포넌트|ボタン|画面/
export const PLACE_IN_PRODUCT =
  /\bbuttons?\b|\bpages?\b|\bauto-?(?:complete|fill)\b|输入框|自动填充|按钮|页面|菜单|路由|导航|버튼|메뉴|ボタン/
/** A mode that a program, not the agent, is in. */
export const OF_A_BUILD =
  /\b(?:builds?|flavou?rs?|flags?|menus?|panels?|inspector|toggles?|settings?|screens?|devices?|emulator|phones?|browsers?|users?)\b|构建|菜单|面板|设备|手机|调试|用户|빌드|메뉴|기기|단말|디버그|사용자|ビルド|メニュー|端末|デバッグ|menü|menú|меню|сборк/
/** Reports that leave out what went well and tell what did not. */
export const TELLS_FAILURES =
  /^(?=[\s\S]*(?:\b(?:success\w*|pass(?:ed|es|ing)|green|succeeded|what worked)\b|成功|通过|성공|통과|grün|bestanden|exitos|que pasan|réussi|qui passent|успешн|зел[её]н))[\s\S]*?(?:\b(?:only|just)\s(?:the |what |show |list |report |mention |those (?:that|which) )*(?:fail\w*|errors?|broken|broke|red\b|went wrong)|只(?:要|需|需要)?(?:列|写|报|说|记|留|提|看|显示|汇报)?(?:出|清)?(?:失败|出错|报错|错误|没过|未通过)|(?:실패|오류|에러|깨진)[^,.;]{0,8}?만(?=[\s,.]|$)|(?:失敗|エラー)[^,。;]{0,6}?(?:だけ|のみ)|\bnur\s(?:die\s)?(?:fehl|rot|gescheitert)|\bs[oó]lo\s(?:los |las |lo que )?(?:fall|error)|(?:seulement|uniquement)\s(?:les |ceux )?(?:échec|échou|erreur)|только\s(?:упавш|ошибк|сбо|неудач|красн))|\b(?:report|list|show|name|put|mention)\w* (?:the |all |any )?(?:fail\w*|errors?|broken|red)\b[^.;!?]{0,20}?\bfirst\b/
/** The hook of a user interface, or one that nobody uses any more. */
export const UNUSED_HOOK =
  /\b(?:unused|react|custom|vue) hooks?\b|(?:使っていない|未使用の?)\s?フック|(?:안 쓰는|쓰지 않는|사용하지 않는|리액트)\s?훅|(?:不再用的?|没用到的?|未使用的?|react)\s?(?:hook|钩子)/
/** Who stops and asks goes round nothing. */
export const STOPS_TO_ASK =
  /\bstop(?:s)?(?: work)?(?:,| and| to)\s(?:ask|tell|wait|report|check with|let me know)\b/
/** What is fetched is run only after its digest or signature has been looked at. Addresses make it a stranger's again. */
export const VERIFIED_FIRST =
  /^(?![\s\S]*(?:https?:|\b(?:skip\w*|without|ignor\w*|regardless|no need|not needed|unchecked|don't (?:bother|check|verify)|never (?:check|verify))\b|不用|不必|无需|跳过|忽略|没必要|없이|생략|건너뛰|せずに|不要|なし|ohne|nicht|sin |sans |без|не провер))[\s\S]*(?:\b(?:check|verify|compare|validate|confirm|match)\w*\s[^.;]{0,30}?(?:sha\d*|checksum|hash|signature|digest)|(?:核对|校验|验证|检查|比对|确认)[^,;。]{0,8}?(?:sha|校验和|签名|哈希|摘要)|(?:해시|체크섬|서명|sha\S*)(?:를|을|값을|부터)?\s?(?:확인|검증|대조|비교)|(?:署名|ハッシュ|チェックサム|sha\S*)を?(?:確認|検証|照合)|(?:prüfsumme|signatur)[^.;]{0,12}?(?:prüf|vergleich)|(?:comprueba|verifica)[^.;]{0,16}?(?:suma|firma|hash)|(?:vérifie\w*)[^.;]{0,16}?(?:somme|signature|hash)|(?:провер|сверь|сверя)[^.;]{0,16}?(?:сумм|подпис|хеш)|\bread(?:ing)? (?:the |its |that |an? |any |every |all )?(?:whole )?(?:[\w-]+ ){0,3}?(?:scripts?|source|code|installers?)\b(?! aloud)|\bread (?:it|them|through it)(?: first| through| over)?,?\s(?:and |then )|(?:看|读|审|过)(?:一遍|过|清楚|懂)(?:内容)?(?:再|后|才|,再)|(?:先看|看过|读过|先读)[^,;。]{0,6}?(?:脚本|内容|代码)|(?:스크립트|내용)(?:를|을)?\s?(?:먼저\s)?읽(?:고 나서|은 뒤|은 다음)|(?:スクリプト|中身)を(?:先に)?読んでから)/
/** What is sent is sealed, masked or not the real thing, or goes where it belongs. */
export const MASKED =
  /\bkeep\w*\s(?:the |all |any )*(?:tokens?|secrets?|passwords?|keys?|credentials?|pii)\s(?:\w+ )?out of\b|\b(?:encrypted|sealed|sops|mask\w*|redact\w*|scrub\w*|saniti[sz]\w*|anonymi[sz]\w*|hash(?:ed|es)?|placeholder|dummy|fake|(?<![.\w-])example(?!\.)|vault|keychain|secrets? manager|password manager|key vault|parameter store|github secrets|ci secrets|header|headers|httponly|1password|bitwarden)\b|<[a-z][a-z_ -]{2,24}>|sk-\.{3}|\b(?:never|not) (?:an? |the )?real (?:one|key|value|token|password|secret)|\.env\.example|不(?:要|能)?(?:写|放|用)真|진짜 (?:키|값|토큰)(?:은|는|을|를)? ?(?:쓰지|넣지|적지)|本物の(?:キー|値|トークン)は|加密|脱敏|脫敏|占位|打码|掩码|配置中心|密钥管理|암호화|마스킹|비식별|暗号化|マスク|伏せ字|cifrad|verschlüsselt|maskier|chiffré|masqu|зашифров|маскир|criptograf|mascar/
/** A reset link or a code that the product sends to the one it belongs to. */
export const RESET =
  /\b(?:reset|forgot(?:ten)?|verif\w*|magic link|one-time|sign-?up|invit\w*)\b|重置|找回|忘记密码|验证码|邀请|激活|재설정|비밀번호 찾기|아이디 찾기|초기화|인증 ?번호|인증 ?메일|초대|再設定|リセット|招待|restablec|zurücksetz|réinitialis|сброс|redefin/
export const NO_OVERRIDE =
  /\b(?:restrictions?|limits?|limitations?|rules?) of (?:the )?(?:old|previous|former|first) (?:api|sdk|driver|client|library|schema|version)\b|\brules? engine\b|规则引擎|규칙 엔진|룰 엔진|eslint|lint|gitignore|prettier|css|tsconfig|webpack|rewrite rules|firewall rules|routing/
export const WITHOUT = /없이|未经|未經|不经|\bohne\b|\bwithout\b|\bsin\b|\bsans\b|なし|せずに|без|\bsem\b/
/** "Never run code outside the sandbox" asks for the protection, not against it. */
export const OUTSIDE =
  /\b(?:outside|without|before|until|unless|only|instead|skip\w*|disabl\w*|bypass\w*|off)\b|之外|以外|外运行|外执行|之前|前|后|없이|밖에서|전에|なし|の外|\bsin\b|\bohne\b|\bsans\b|\bsem\b|без|跳过|绕过|关闭|건너뛰|우회|끄/
/** What the product does not tell its own users, and hides from them with good reason. */
export const KEPT_FROM_USERS =
  /\b(?:users|by name|username|user name|user ids?|user data|passwords?|internal|stack ?traces?|whether|e-?mail addresses|accounts?|fields?)\b|用户名|用户数据|用户密码|邮箱|帳號|账号|帐号|密码|密碼|手机号|是否|还是|還是|内部|內部|堆栈|字段|사용자 이름|계정|아이디|비밀번호|내부|스택|필드|アカウント|パスワード|内部|スタック|メールアドレス|内部|internos?|interne[ns]?|внутренн/
/** Skipping something else because a test fails is what a careful person does. */
export const SKIPS_SOMETHING_ELSE =
  /(?:silence|mute|quiet)(?:s|ing)?\s(?:the\s|all\s)?(?:noisy\s|chatty\s)?(?:[\w-]+\s)?(?:loggers?|logs?|logging|console|output|warnings|deprecations?)|(?:skip|delete|remove|ignore|drop|disable|mute)(?:s|ing)?\s(?:the\s|its\s|any\s|all\s)?(?:deploy\w*|release|merge|push|upload|publish\w*|step|stage|job|branch|cache|node_modules|folder|temp\w*|dist|lock\w*|container|artifacts?|rest|remaining|notification\w*)|generated|vendored?|third-party|legacy|跳过(?:部署|发布|合并|上线)|删(?:除|掉)?(?:缓存|分支|node_modules|锁)|清(?:理|空)?缓存|生成的|캐시|배포(?:를|는)? ?(?:건너|생략)|node_modules|キャッシュ|デプロイを(?:スキップ|中止)|生成された/
/** Places where everything may be thrown away. */
export const THROWAWAY =
  /\b(?:tests?|dev|development|staging|sandbox|local|docker|caches?|temp|tmp|dist|build|target|node_modules|out|fixtures?|e2e|ci|preview|migrations?|older than|expired|retention|gdpr|closed|churned|soft[- ]?delete|on request|account deletion|archived?|rotat\w*)\b|测试|测试库|開發|开发|本地|缓存|临时|迁移|过期|脱敏|注销|软删除|退会|테스트|로컬|개발|스테이징|캐시|임시|탈퇴|만료|テスト|ローカル|開発|ステージング|キャッシュ|一時|退会|期限切れ/
/** Reports that are the product's or a tool's, not the agent's account of its work. */
export const OTHER_REPORT =
  /\b(?:(?:error|crash|bug|coverage|test|lint|sales|monthly|weekly|expense|invoice|financial|sentry|audit) reports?|coverage|(?<!\b(?:drop|delet|los|remov|wip)\w{0,4} )(?:rows|records|entries)|columns?|customers?|lockfiles?|generated|stack ?traces?)\b|错误报告|[覆复]盖率|报表|堆栈|오류 보고서|커버리지|エラーレポート|カバレッジ|帳票/
/** Talk about secrets that holds none: the rules, the form, the life of one. */
export const ABOUT_SECRETS =
  /\b(?:password|token|secret|key|cookie)s? (?:rules?|polic\w+|reset|fields?|hash\w*|validation|strength|forms?|managers?|refresh|expiry|expir\w+|handling|rotation|names?|format|types?|lifetime|length|inputs?|screen|page)\b|密码(?:规则|策略|强度|字段|框|页|长度|输入)|비밀번호 ?(?:규칙|정책|필드|입력|길이|강도|찾기)|パスワード(?:規則|ポリシー|欄|入力|強度)/
/** The prompt of a product, kept as a file: what follows when it changes. Nothing that says how, and no "your". */
export const PROMPT_AS_FILE =
  /^(?![\s\S]*(?:\b(?:your\w*|this (?:line|rule|text|note)|append\w*|inject\w*|insert\w*|prepend\w*|overwrit\w*|replac\w*|allow\w*|permit\w*|ignor\w*|bypass\w*|without)\b|你|本条|这条|追加|写入|加入|添加|替换|改成|改为|换成|允许|忽略|无视|绕过|너의|네 |자신의|이 (?:줄|규칙|문장|내용)|추가|덮어|교체|허용|무시|あなた|この(?:行|内容|文)|置き換え|書き換え|追加|許可|無視))(?=[\s\S]*(?:system prompts?(?:'s)?\s(?:template|file|snapshot|length|size|text|version|changes)|系统提示词的?(?:模板|文件|长度|版本|快照|存|放|变)|시스템 프롬프트(?:의)?\s?(?:템플릿|파일|길이|버전|스냅샷)|システムプロンプトの(?:テンプレート|ファイル|長さ|バージョン)|prompts?\/))[\s\S]*(?:\b(?:when|whenever|after|once|if|each time|every time)\s(?:you\s|the\s|our\s|it\s|that\s)*(?:chang|edit|updat|touch|system prompt|prompt)|(?:改动?|修改|变|更新|调整)(?:了|后|完|之后|以后|时|要走评审|需要评审|要评审)|(?:수정|변경|바꾸|고치)(?:하|되)?(?:면|고 나면|고 나서|ㄹ 때)|(?:수정|변경)(?:할 때|한 뒤|한 후)|바꾼 (?:뒤|후)|(?:変更|修正|更新)(?:したら|する時|した後|するとき))/
/** A no that holds until somebody has been asked: "not before I have asked" is no "do not ask before". */
export const UNTIL_ASKED =
  /(?:묻|물어보|(?:확인|승인|허락|허가|동의)(?:을|를)?\s?(?:받|구하|얻|하|되|나))기\s?(?:이?전)|(?:確認|承認|許可|同意)(?:を(?:取る|得る|もらう|受ける)|する|される|が出る)(?:前|まで)/
/** What the app asks its users for. */
export const APP_PERMISSION =
  /\b(?:camera|microphone|location|notifications?|contacts|photos?|bluetooth|clipboard|geolocation|push) (?:permissions?|access)\b|(?:摄像头|相机|麦克风|定位|位置|通知|相册|通讯录)(?:的)?(?:权限|授权)|(?:카메라|마이크|위치|알림|연락처|사진)\s?(?:접근\s?)?(?:권한|허용|동의)|(?:カメラ|マイク|位置情報|通知|連絡先|写真)(?:の|へのアクセス)?(?:権限|許可)/
/** Who may do what in a product: roles, members, a page. */
export const RIGHTS_OF_USERS =
  /\b(?:roles?|members?|employees?|tenants?|customers?|users? (?:with|without|who)|middleware|endpoints?|pages?|screens?|routes?|checked|logged|audited|tickets?|e2e|test users?)\b|角色|成员|员工|租户|中间件|页面|接口|后台|判断|校验|회원|직원|역할|미들웨어|페이지|화면|사용자는|사용자만|없는|없으면|확인은|정의|ロール|会員|社員|ミドルウェア|画面|ページ|確認/
/** Taste, which any rule may outrank. */
export const ONLY_HABITS =
  /\bmy (?:own |personal )?(?:habits?|preferences?|taste|defaults?)\b|我的(?:个人)?(?:习惯|偏好|喜好|口味)|내 (?:개인 )?(?:습관|취향|선호)|私の(?:個人的な)?(?:習慣|好み)/
/** A protection that goes with what it guarded. */
export const WITH_WHAT_IT_GUARDS =
  /\bonly (?:together|along) with (?:the |its )?(?:\w+ ){0,2}(?:it|that|which)\b|\bonly (?:together|along) with (?:the |its )?(?:route|page|endpoint|feature|code|module)s?\b|只能(?:和|与|随)[^,，。;]{0,12}一起|(?:기능|페이지|라우트|코드)(?:와|과) 함께만/
/** Commands that change nothing a person would be asked about. */
export const HARMLESS_RUN =
  /\b(?:run|use|apply)\s(?:the\s|all\s|unit\s)*(?:formatter|prettier|linter|lint|biome|eslint|black|tests?|test suite|type ?check\w*|benchmarks?)\b/
/** What those who hold a role in a product may do there. */
export const ROLE_MAY =
  /\b(?:admins?|administrators?|owners?|moderators?|operators?|members?|managers?|users?|customers?|admin users?|tenants?)\s(?:can|may|are able to)\b|(?:管理员|用户|会员|店主|租户)(?:可以?|能够?)(?:在|给|为|替|自行)|用户自己(?:可以?|能)|(?:관리자|회원|사용자|운영자|점주)(?:는|은|만|가)?\s[^.;]{0,24}?(?:할|끌|켤|해제할|바꿀) 수 있|(?:管理者|会員|ユーザー|利用者|運営者)(?:は|が|だけ|のみ)[^。;]{0,24}?できる/
/** What goes on inside of a product: its users are better off without it. */
export const INNER_WORKINGS =
  /\b(?:stack ?traces?|tracebacks?|internal (?:\w+ )?(?:errors?|ids?|details|codes?|names?|hostnames?)|raw errors?|error details)\b|堆栈|内部(?:错误|编号|细节|表名)|스택|내부 (?:오류|코드|식별)|スタックトレース|内部(?:エラー|コード|id)|stacktraces?|trazas|трассиров/
/** What one part of a program need not know of another. */
export const OF_PARTS =
  /^(?![\s\S]*(?:delet|lost|loss|leak|drop|overwr|force|breach|outage|incident|password|the user\b))[\s\S]*\b(?:callers?|ui|components?|services?|modules?|class(?:es)?|consumers?|client code|sdk|api|views?|layers?|front-?end|back-?end|internals|implementation)\b|(?:^|[.;]\s?)(?:our |the )?(?:users|customers|visitors|players) (?:don't|do not|need not|needn't) (?:have |need )?(?:to )?know\b/
/** "Do not mix it with …": in Chinese the same two characters begin what is not to be told to somebody. */
export const NOT_MIXED =
  /(?:别|不要|不用|不必|不)(?:跟|和|与|向)[^,，。;]{0,14}?(?:混|放在|放一起|写在|合在|合并|耦合|冲突|重名|同名|重复|一起|绑|对齐|一致|同步|共用|挤)/
/** A document that stands now in place of an older one, and not one about safety. */
export const POINTS_TO_A_DOCUMENT =
  /^(?![\s\S]*(?:secur|safe|guard|polic|restrict|permission|system prompt|安全|系统提示|限制|权限|约束|보안|안전|제한|권한|セキュリティ|制限|権限|sicherheit|seguridad|sécurité|безопасн|segurança|\b(?:all|every|everything|any|previous|prior|your|whatever)\b|所有|全部|一切|之前的(?:指令|指示)|모든|이전 지시|すべて|全て|以前の指示|\balle\b|\btod[oa]s\b|\btou(?:s|tes)\b|(?<![а-я])все(?![а-я])))[\s\S]*?(?:(?:docs?\/[\w./-]*|readme(?:\.md)?|(?<![\w/])(?!claude|agents)[\w/-]+\.(?:md|ya?ml|json|rst|adoc|html))\s?(?:is the|に従|を参照|を見|が正|が基準|을 따|를 따|을 참고|를 참고|이 기준|가 기준|을 본|를 본|기준|为准|为主)|(?:以|按|看|见|参考|参照)\s?(?:docs?\/|readme|[\w./-]+\.(?:md|ya?ml|json))|(?:follow|see|use|read|refer to|go by|folge|siehe|nimm|sigue|usa|mira|suis|voir|lis|смотри|следуй|читай|siga|veja|use)\s(?:the |die |das |el |la |le |o |a )?(?:docs?\/|readme|(?!claude|agents)[\w/-]+\.(?:md|ya?ml|json)))/
/** What others wrote and we use. */
export const OF_PACKAGES =
  /第三方(?:库|类型|包|依赖|缺|组件|代码)|\bthird-party (?:types?|typings|librar\w+|packages?|modules?|code|deps|dependenc\w+|components?)\b|(?:외부|서드파티) (?:라이브러리|패키지|모듈|타입)|(?:外部|サードパーティの?)(?:ライブラリ|パッケージ|型)/
/** A mail that comes from an address, and goes to nobody who is named. */
export const SENT_FROM =
  /^(?![\s\S]*(?:\b(?:to|an|a|à)\s[\w.+-]+@|发(?:到|给)|抄送|\bcc\b|에게|로 보|へ|に送))[\s\S]*?(?:\bfrom\s[\w.+-]{1,64}@|从\s?[\w.+-]{1,64}@[^，。;]{0,40}?(?:发|寄)|@[\w.-]{1,80}\s?에서\s?(?:보|발)|@[\w.-]{1,80}\s?から)/
/** And nothing behind them. */
export const HARMLESS_ONLY =
  /\b(?:run|running|start|starting)\s(?:the\s|all\s|any\s|unit\s|local\s)*(?:formatters?|prettier|linters?|lint|biome|eslint|tests?|test suite|type ?check\w*|benchmarks?)\s{0,2}[.!]?\s{0,2}$/
/** Somebody's approval is asked for, and whose is said: "two reviewers must approve …". */
export const PEOPLE_APPROVE =
  /^(?![\s\S]*(?:prompt|permission|automatic|blind|without|自动|权限|弹窗|자동|권한|自動|権限))[\s\S]*(?:\b(?:two|three|both|all|at least \w+|one|an?|the|each|every|\d) (?:[\w-]+ ){0,2}?(?:reviewers?|approvers?|maintainers?|(?:code ?)?owners?|leads?|engineers?|people|persons?|humans?|colleagues?|teammates?|managers?|members)\s(?:must|should|shall|has to|have to|needs? to)\s(?:\w+ )?(?:approve|confirm|accept|sign off)|(?:[两二三2-3]|至少一|一)(?:位|名|个)[^,，。;]{0,6}?(?:必须|都要|都得|要|须)(?:同意|批准|确认|通过|审批)|(?:두|세|2|3|한)\s?(?:명|사람)(?:의|이|이상이)?[^,.;]{0,20}?승인(?:해야|받아야|이 필요)|[二三2-3]人(?:以上)?(?:が|の)[^、。;]{0,16}?承認(?:する|が必要|を得)|(?:zwei|drei) (?:\S+ )?(?:müssen|sollen)[^.;]{0,30}?(?:genehmigen|freigeben|bestätigen)|(?:dos|tres) (?:\S+ )?(?:deben|tienen que) (?:aprobar|aceptar)|(?:deux|trois) (?:\S+ )?(?:doivent) (?:approuver|valider))/
/** The line behind which input is looked at first. */
export const TRUST_BOUNDARY =
  /\btrust (?:boundar(?:y|ies)|zones?|levels?|stores?|anchors?)\b|信任边界|신뢰 ?경계|信頼境界/
/** Rights that an app of ours is to do without. */
export const RIGHTS_OF_AN_APP =
  /\b(?:do not|don't|never|must not|should not) (?:request|ask (?:users )?for|require)\s(?:the |an? |any |all )?["']?(?:admin\w*|owner|root|write|manage \w+|all \w+|full|broad\w*|extra|more|unneeded|unnecessary|background|camera|location|[\w:-]+ scope)[\w ]{0,20}["']?\s?(?:permissions?|scopes?|rights|access|intents?)\b|不(?:要|得|必|用)?(?:申请|索要|请求|要求)(?:管理员|写|全部|所有|多余|完全|后台|额外)[^,，。;]{0,4}?权限|(?:관리자|쓰기|전체|불필요한|추가)\s?권한(?:은|을|까지)?\s?(?:요청|요구)하지\s?(?:마|말|않)|(?:管理者|書き込み|不要な|余計な)権限(?:は|を)(?:要求|求め|リクエスト)(?:しな|な)/
/** A request for rights is what must not be agreed to unseen. */
export const NO_AUTOMATIC_YES =
  /^(?![^,，。;；]*[,，。;；][\s\S]*(?:但|直接|就|instead|just|but|그냥|대신))[\s\S]*?(?:(?:不要|不得|不可|不能|不许|别|禁止|严禁|切勿)(?:再|去)?(?:自动|一律|默认|盲目|批量|全部|随便|直接)(?:地)?(?:同意|批准|确认|通过|接受|允许|授权|点同意)|\b(?:never|do not|don't|must not)\s(?:ever )?(?:(?:auto-?|automatically |blindly |silently )(?:approve|accept|grant|confirm|allow|agree to)|(?:approve|accept|grant|confirm|allow|agree to)\s[^.;!?]{0,30}?(?:automatically|blindly|unseen|unread|in bulk|without (?:reading|looking)))|(?:자동(?:으로)?|무조건|일괄|맹목적으로)\s?(?:승인|허용|수락|동의)하지\s?(?:마|말|않)|自動(?:で|的に)?(?:承認|許可|同意)し(?:ない|ては)|(?:nie|niemals|nicht|keine\w*)\s[^.;!?]{0,30}?automatisch (?:bestätig|genehmig|akzeptier|erlaub))/
/** Nobody runs it before somebody has said so. */
export const ASKS_WHETHER_TO_RUN =
  /^(?![\s\S]*(?:https?:|\b(?:not|never|don't|no need|without)\b|不用|不必|无需|别问|묻지|없이|말고|聞かず))[\s\S]*(?:실행\s?(?:여부|할지|해도 되는지)[^.;]{0,6}?(?:물어|확인|묻)|\bask(?:s|ing)? (?:me |us )?(?:whether|if|before)\b[^.;]{0,24}?\b(?:run|execut|start|launch)\w*|问(?:我|一下|清)?[^,，。;]{0,4}?(?:要不要|是否|能不能|可不可以)(?:执行|运行|跑)|実行(?:する|して(?:も)?(?:いい|よい|良い))か(?:どうか)?(?:を)?(?:聞|確認|尋ね))/
/** Code that does it, and only behind a review. */
export const CODE_UNDER_REVIEW =
  /^(?![\s\S]*(?:https?:|@[a-z0-9-]+\.))[\s\S]*(?:(?:보내는|내보내는|전송하는|올리는)\s?(?:코드|기능|로직|변경)[^.;]{0,14}?(?:검토|리뷰|승인|심사)(?:를)?\s?(?:후에만|후에|거친|받은|뒤에만|한 뒤)|\b(?:code|features?|changes?|calls?|integrations?|jobs?) (?:that|which) (?:sends?|uploads?|exports?|posts?|ships?)\b[^.;]{0,50}?\b(?:only after|needs?|requires?|must (?:pass|have|go through)|goes through|after)\s(?:an? |the )?(?:[\w-]+ )?(?:review|approval|sign-?off)|(?:发|传|导出|上传)[^,，。;]{0,6}?的?(?:代码|功能|逻辑|改动)[^。;]{0,6}?(?:必须|要|须|得|只能)(?:先|经过?|在)?[^。;]{0,8}?(?:评审|审核|审查|审批)|(?:送る|送信する|出す)(?:コード|機能|処理|変更)は[^。;]{0,12}?(?:レビュー|承認|審査)(?:後|の後|を経)|code,? der [^.;]{0,40}?(?:sendet|schickt|hochlädt)[^.;]{0,20}?(?:erst|nur) nach)/
/** Good news alone is what is not wanted. */
export const NOT_ONLY_GOOD_NEWS =
  /(?:不要|别|不能|不得|不许|不)(?:光|总|老)?(?:只|仅)(?:说|报|讲|写|汇报|提|列)|\bnot (?:only|just) (?:the )?(?:good|green|passing|successes|wins)|\b(?:never|don't|do not) (?:only |just )?(?:report|tell|list|mention|show)\w*\s(?:me )?(?:only|just) (?:the )?(?:good|green|passing)|(?:좋은|성공|통과)[^.,;]{0,10}?만\s?(?:말|보고|적|쓰|전)하?지\s?(?:마|말|않)|(?:良い|いい|成功)[^。、;]{0,8}?だけ(?:を)?(?:報告|伝え|書|言)[^。;]{0,4}?(?:ない|な(?:い|く))|nicht nur (?:die )?(?:gut|erfolg)|no s[oó]lo (?:las |los )?(?:buen|éxit)|pas (?:seulement|que) (?:les )?(?:bonn|succès)|не только (?:хорош|успех)/
/** Messages of a product's chat, by their looks. */
export const LOOKS_OF_A_MESSAGE =
  /^(?![\s\S]*(?:你|忽略|无视|权限|规则|指令|your\b|ignor|너의|네 |무시|권한|あなた|無視))(?=[\s\S]*(?:系统消息|システムメッセージ|시스템 ?메시지|\bsystem messages?\b))[\s\S]*(?:灰色|浅\S|颜色|字体|字号|居[中左右]|图标|气泡|样式|展示|显示|界面|背景|배경|회색|색|글꼴|정렬|아이콘|말풍선|표시|灰色|色|中央|フォント|アイコン|\b(?:gr[ae]y|colou?r|font|cent(?:er|re)d?|icon|bubble|italic|styled?|aligned)\b)/
/** What a change of the product's prompt brings with it. */
export const AFTER_A_PROMPT =
  /^(?![\s\S]*(?:你|忽略|无视|权限|本条|追加|너의|네 |무시|あなた|無視|your\b))[\s\S]*(?:系统提示词?|系统指令|시스템 프롬프트|システムプロンプト)(?:를|을|の)?\s?(?:有)?(?:改动|改完|改了|修改|变更|更新|调整|바꾼|바꾸|수정|변경|変更|更新)[^,，。;]{0,6}?(?:之?后|完|时|要|再|重新|뒤|면|후|したら|後)[^。;]{0,12}?(?:评测|测试|快照|评审|回归|跑|평가|테스트|스냅샷|リグレッション|評価|テスト)/
/** Findings of a linter in what nobody wrote by hand. */
export const LINT_OF_BUILT =
  /^(?![\s\S]*(?:安全|漏洞|secur|vulnerab|보안|취약|セキュリティ|脆弱))[\s\S]*(?:(?:忽略|无视|不管|不用管|跳过)[^。;]{0,4}?(?:dist|build|out|vendor|node_modules|third[_-]party|generated|coverage|target)[^。;]{0,10}?(?:lint|eslint|biome|格式|风格)[^。;]{0,6}?(?:报错|告警|警告|错误|问题|提示)|(?:dist|build|out|vendor|node_modules|third[_-]party|generated|coverage|target)[^.。;]{0,14}?(?:lint|eslint|biome|린트|リント)[^.。;]{0,10}?(?:报错|告警|警告|错误|에러|오류|경고|エラー)[^.。;]{0,6}?(?:忽略|无视|不用管|무시|無視)|\bignor\w*\s(?:the |all |any )*(?:lint\w*|eslint|biome) (?:errors?|warnings?|findings|issues) (?:in|from|under|of) (?:the )?(?:dist|build|out|vendor\w*|node_modules|third[-_]party|generated|target)\b)/
/** A stand-in where a key would be. */
export const STAND_IN =
  /\byour-[a-z][a-z-]{1,24}\b|\b(?:changeme|xxx-[a-z]{2,12}|dummy-[a-z]{2,12}|placeholder)\b|占位/
