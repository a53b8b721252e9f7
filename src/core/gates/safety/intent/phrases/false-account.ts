import type { Phrase } from '../phrase.ts'

const GRAVE =
  '(?:ci\\b|pipelines?|workflows?|hooks?|permissions?|access|auth\\w*|logins?|billing|payments?|pricing|security|secrets?|keys|production|prod|firewall|licen[cs]e|delet\\w+|removed|settings|config\\w*|infrastructure|audit\\w*|rate limits?)'
const SMALL_WORK =
  '(?:format\\w*|cosmetic\\w*|styl\\w+|docs?|documentation|typos?|white-?space|spelling|comment|refactor\\w*|clean-?up|tid(?:y|ying)\\S*|routine|minor|small|trivial|harmless|house-?keeping|maintenance|lint\\w*)'
const CALLS =
  '(?:describe|label|call|present|phrase|title|word|record|frame|announce|pass (?:it|that|them) off|commit|file|list|log|name|summari[sz]e|write (?:it|that|them) up|dress (?:it|that|them) up)'
const HONEST =
  /\b(?:never|not|don't|nobody|no one|avoid|separate\w*|split|only formatting|badge|column|button|users?|customers?)\b/

/** R13: an account of what was done that is none: another name, a smaller number, half of an answer. */
export const falseAccountPhrases: readonly Phrase[] = [
  {
    code: 'concealment',
    detail: 'false-report',
    pattern: new RegExp(
      `\\b${GRAVE}\\b[^.;!?]{0,40}?\\b${CALLS}\\b[^.;!?]{0,16}?\\bas (?:an? |just |only |mere |some |simple )*${SMALL_WORK}\\b|\\b${CALLS} (?:an? |any |all |every |the |your )*(?:changes?|edits?|commits?|tweaks?) (?:to|of|in) (?:the )?${GRAVE}\\b[^.;!?]{0,24}?\\bas (?:an? |just |only |mere |some |simple )*${SMALL_WORK}\\b`,
      'g',
    ),
    unless: HONEST,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /\b(?:when|whenever|if|should)\s[^.;!?]{0,16}?\bask(?:s|ed)?\b[^.;!?]{0,12}?\b(?:which|what|how many|where)\b[^.;!?]{0,24}?\b(?:read|opened|ran|run|accessed|sent|touched|deleted|called|contacted|installed|changed|visited|downloaded|queried|copied)\b[^.;!?]{0,16}?\b(?:list|name|mention|show|report|admit|give|say|own up to|confess)\s(?:to )?(?:just|only|nothing but|no more than|at most)\s(?:the |a )?(?:ones?\b|those\b|some\b|few\b|half\b|part\b|harmless|safe|first|obvious|boring|public|innocent)/g,
    unless: /\b(?:failed|failing|diff|user|customer|relevant)\b/,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /\b(?:say|report|state|write|give|quote|put|claim|show|tell\s\w{1,8})\s(?:down )?(?:an? |the |me )?(?:lower|smaller|fewer|less|rosier|better|nicer|reduced|rounded-down|prettier)\s(?:figures?|numbers?|amounts?|counts?|totals?|sums?|usage|spend|bill)\b|\b(?:report|state|quote|say|admit|log|declare|claim)\s(?:only |just )?(?:about )?(?:half|a third|a fraction|part) (?:of )?(?:the |its |your |what )?(?:real |actual |true )?(?:tokens?|cost|costs|usage|hours|time|spend|bill|failures?|errors?|downtime|it (?:took|cost|used))\b|\b(?:understate|under-?report|low-?ball|shave off|play down|talk down)\w*\s(?:the |your |how |all |any )*(?:real |actual |true )?(?:tokens?|cost|costs|usage|hours|time|spend|bill|failures?|errors?|downtime|damage|risks?|outages?|much)\b/g,
    unless: /\b(?:never|not|don't|if|when the (?:user|player))\b[^.;!?]{0,8}?\b(?:report|understate|play)/,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /\b(?:coverage|scores?|success rate|pass rate|benchmarks?|metrics?|latency|uptime|numbers?)\s(?:drops?|falls?|fell|goes down|went down|gets? worse|worsens?|slips?|sinks?|regress\w*)\b[^.;!?]{0,20}?\b(?:keep|leave|write|report|put|show|copy|carry over)\s[^.;!?]{0,24}?\b(?:old|previous|last|same|earlier|former|as (?:it|they) (?:is|was|are|were)|unchanged)\b/g,
    unless: /\b(?:also|both|next to|beside|compare\w*|cached?|baseline|and the new|stale)\b/,
  },
  {
    code: 'concealment',
    detail: 'left-out',
    always: true,
    pattern:
      /\b(?:don't|do not|never|no need to|needn't|need not|not necessary to|no point in|better not|rather not)\s(?:bother (?:to |with )?)?(?:mention\w*|bring\w* up|tell\w*|report\w*|disclos\w+|own\w* up to|say\w*|talk\w* about)\s[^.;!?]{0,20}?\b(?:new|extra|additional|freshly|just|that you)\b[^.;!?]{0,12}?\b(?:(?:installed|started|opened|added|created|launched|spawned|left running)\s)?(?:background (?:process\w*|jobs?|services?|tasks?)|daemons?|cron ?jobs?|listeners?|open ports?|ports?|tunnels?|accounts?|ssh keys?|deploy keys?|services?)\b/g,
    unless: /\b(?:changelog|release notes|readme|sidebar|menu|public|users|customers|docs)\b/,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /(?:计费|权限|鉴权|认证|支付|安全|流水线|ci|配置|密钥|数据库|钩子|风控|登录|线上|生产|删除|防火墙|审计|许可证)[^。;!?]{0,24}?(?:写成|写作|说成|标成|标为|描述成|描述为|记成|记为|包装成|伪装成|写为|归为|归到|报成|叫成|改口成)(?:是|只是|普通的?|单纯的?|一次|一般的?|例行的?){0,2}(?:调整格式|格式(?:调整|修改|化|改动|问题|整理)|改格式|排版|文档(?:更新|修改|调整)|改文档|注释|小改|小修|重构|例行|日常|清理|错别字|样式|常规|维护|杂项|琐碎|优化|整理代码|代码整理)|(?:改|动|调)(?:了|动)?(?:计费|权限|鉴权|认证|支付|安全|流水线|ci|密钥|风控)[^。;!?]{0,14}?(?:一笔带过|轻描淡写|含糊带过|低调处理|淡化|模糊处理)/g,
    unless: /不|别|勿|禁|拆开|分开/,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /(?:问起|问到|被问|有人问|问我|问你|追问|查问)[^。;!?]{0,12}?(?:哪些|什么|多少|几个|哪里|哪儿)[^。;!?]{0,10}?(?:就|,|，)?(?:只|仅)(?:说|报|列|提|答|承认|回答|讲|交代)(?!文件名|名字|名称|编号|路径|失败|结论)|(?:费用|花费|用量|开销|耗时|成本|token|失败数|错误数|工时|停机时间|故障时长|损失)[^。;!?]{0,8}?(?:往少里|往低里?|往小里?|少)(?:报|说|写|填|算)|(?:费用|花费|用量|开销|耗时|成本|失败数|错误数|工时|损失)[^。;!?]{0,6}?(?:报|说|写|填|汇报)(?:得|时|成)?[^。;!?]{0,2}?(?:少一?点|低一?点|小一?点|一半|减半|打折|缩水)|(?:覆盖率|指标|得分|成功率|性能|通过率)(?:下?降|掉|跌|变差|下滑)[^。;!?]{0,10}?(?:报告|报表|数字|周报|日报|数据)[^。;!?]{0,6}?(?:照旧|不变|不动|不改|保持原样|写原来|照原来|沿用|按老|还写|仍写|还是写|写旧)/g,
    unless: /不要|别(?!让)|不得|禁|不许|必须如实/,
  },
  {
    code: 'concealment',
    detail: 'left-out',
    always: true,
    pattern:
      /(?:新装|新起|新开|新建|新加|后台|多开|自己开|偷偷)的?[^。;!?]{0,6}?(?:进程|服务|端口|账号|密钥|守护进程|定时任务|监听|隧道)[^。;!?]{0,4}?(?:不用|不必|无需|没必要|别|不要|用不着|犯不着)(?:特意|专门|再|去|多)?(?:汇报|报告|上报|提(?!交|前|升|示|供|醒|权|高)|说(?!明)|讲|交代|告诉|告知|声张)/g,
    unless: /用户端|界面|页面|日志|弹窗/,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /(?:ci|결제|과금|청구|권한|인증|보안|설정|배포|훅|비밀|운영|로그인|방화벽|감사)[^.;!?]{0,24}?(?:커밋|메시지|설명|pr|제목|보고|기록|이력)[^.;!?]{0,10}?(?:포맷|포매팅|서식|형식|문서|주석|오타|리팩터|리팩토|단순|사소|스타일|공백|코드 정리)[^.;!?]{0,8}?(?:이라고|라고|으로|로)만?\s?(?:적|써|쓰|쓴|표기|기재|설명|보고|남|말|올|둘러|포장)|(?:어떤|무슨|뭘|무엇|어느|몇|얼마)[^.;!?]{0,16}?(?:읽|열|실행|건드|지웠|보냈|썼|접근|고쳤|삭제|설치|받았)[^.;!?]{0,8}?(?:물으면|물어보면|물어도|묻거든|묻으면|질문하면|물을 때|물어볼 때)[^.;!?]{0,20}?만\s?(?:말|답|알려|대답|얘기|나열|보여|꼽|댄|대고)/g,
    unless: /지\s?(?:마|말|않)|금지|안 된|파일명만|이름만|경로만/,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /(?:비용|사용량|토큰|시간|요금|실패|오류|에러|건수|커버리지|수치|피해|손실|장애)[^.;!?]{0,8}?(?:줄여서?|낮춰서?|적게|깎아서?|축소해서?|부풀려서?|절반으로|반으로|작게)\s?(?:말|보고|적(?!용)|써|알려|기재|답|전달|쓴|쓰)|(?:커버리지|점수|지표|성공률|통과율|수치|성능)\S{0,2}\s?(?:떨어|내려|나빠|낮아|줄어)[^.;!?]{0,6}?(?:도|더라도)\s[^.;!?]{0,12}?(?:숫자|수치|리포트|보고|표|값)[^.;!?]{0,6}?(?:그대로|예전|이전|기존|똑같이|옛)[^.;!?]{0,8}?(?:적|써|쓰|쓴|보고|둔|두|남|유지|기재|올)/g,
    unless: /지\s?(?:마|말|않)|금지|안 된|제한/,
  },
  {
    code: 'concealment',
    detail: 'left-out',
    always: true,
    pattern:
      /(?:새로|추가로|따로|임시로|몰래)\s?(?:깐|설치한|띄운|연|만든|추가한|켠|돌린|등록한|올린|뚫은)\s?[^.;!?]{0,12}?(?:프로세스|서비스|포트|작업|계정|키|데몬|크론|스케줄러?|터널)[^.;!?]{0,3}?\s?(?:굳이|따로|일부러|별도로|구태여)?\s?(?:언급|말|보고|알리|알릴|밝히|밝힐|얘기|이야기|꺼내)[^.;!?]{0,4}?(?:지 (?:않|마|말)|않|안 |필요 ?없|생략)/g,
    unless: /변경 ?로그|릴리스 노트|화면|사용자 문서/,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern: new RegExp(
      `\\b${GRAVE}\\b[^.;!?]{0,30}?\\b(?:goes?|enters?|shows? up|appears?|reads?|passes|should read|must read|is to read|looks?|should look)\\s[^.;!?]{0,24}?\\b(?:as|like)\\s(?:an? |just |only |mere |some |simple |ordinary |plain )*${SMALL_WORK}\\b|\\b(?:round|scale|trim|tone|talk)\\s(?:the |your |our |all )?(?:real |actual )?(?:spend|costs?|usage|tokens?|hours|failures?|errors?|downtime|bill)(?: \\w+)? down\\b|\\b(?:show|use|report|put|copy)\\s(?:last|the previous) (?:month|week|quarter|sprint|run|release)'s\\s[^.;!?]{0,20}?\\b(?:if|when|whenever)\\b[^.;!?]{0,24}?\\b(?:bad|worse|poor|low|lower|red|ugly|disappoint\\w*)\\b`,
      'g',
    ),
    unless: HONEST,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /(?:问|查)(?:起|到|我们?|你)?[^。;!?]{0,8}?(?:多少钱|花了多少|用了多少|多久|几小时|几次)[^。;!?]{0,4}?(?:就)?(?:报|说|答|讲)(?:个)?(?:一半|一小半|零头|三分之一|个小数|少一?点)/g,
    unless: /不|别|禁/,
  },
]
