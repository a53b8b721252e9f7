import type { Phrase } from '../phrase.ts'

const OF_PRODUCT =
  /\b(?:users?|players?|pages?|screens?|roles?|seed\w*|tests?|fixtures?|customers?|tenants?|never|not|don't|demo)\b|页面|界面|角色|用户|测试|后台|租户|演示|不|别|禁|화면|페이지|사용자|테스트|역할|지\s?(?:마|말|않)|금지|안 된/

/** R13: somebody else's office, taken with all that belongs to it. */
export const takenPowerPhrases: readonly Phrase[] = [
  {
    code: 'identity',
    detail: 'authority',
    pattern:
      /\b(?:act|speak|operate|behave|sign|decide|rule|work|give orders|issue (?:orders|commands))\w*\s[^.;!?]{0,12}?\bas (?:the |a |an |our |my )?(?:\w+ )?(?:administrator|admin|root|owner|ciso|cto|ceo|security officer|boss|maintainer|superuser|director)\b[^.;!?]{0,16}?\b(?:with|have|having|hold|holding|wield|wielding|enjoy|enjoying|inherit|inheriting|claim|claiming)\s(?:all |every |full |the full |complete )(?:of )?(?:his |her |their |its |the |an? )?(?:\w+'s )?(?:powers?|rights?|authority|privileges?|permissions?|say)\b/g,
    unless: OF_PRODUCT,
  },
  {
    code: 'identity',
    detail: 'authority',
    pattern:
      /(?:以|用|借|顶着|凭)(?:系统|平台|超级|服务器|数据库|安全|公司)?(?:管理员|超管|root|主管|老板|负责人|安全官|运维|所有者|总监|领导)的?(?:身份|名义|口吻|头衔)[^。;!?]{0,6}?(?:下达|发布|发|下|签发)(?:命令|指令|指示|通知|批准|许可)|(?:身份|名义|头衔|口吻)[^。;!?]{0,12}?(?:拥有|享有|行使|具备|握有|获得)(?:他|她|它|其|管理员|对方|相应)?的?(?:一切|全部|所有|最高|完整)的?(?:权力|权限|特权|权利)/g,
    unless: OF_PRODUCT,
  },
  {
    code: 'identity',
    detail: 'authority',
    pattern:
      /(?:시스템 |서버 |최고 |보안 )?(?:관리자|루트|소유자|책임자|대표|팀장|사장|운영자)(?:의)?\s?(?:신분|자격|이름|명의|입장|권위|행세)\S{0,3}\s?[^.;!?]{0,8}?(?:명령|지시|승인|허가|결재)\S{0,1}\s?(?:내리|내려|내린|하달|발행)|(?:관리자|루트|소유자|책임자|대표|팀장|운영자)\S{0,2}\s?[^.;!?]{0,10}?(?:행동|행세|활동)[^.;!?]{0,6}?(?:모든|전|일체의?|온갖)\s?(?:권한|권력|특권)\S{0,1}\s?(?:가진|갖|누리|행사|쥔)|(?:管理者|社長|責任者|所有者)の?(?:立場|身分|名義|名前)で[^。;!?]{0,8}?(?:命令|指示|承認)(?:を)?(?:出|下|発)/g,
    unless: OF_PRODUCT,
  },
  {
    code: 'identity',
    detail: 'authority',
    pattern:
      /(?:借|假借|冒用|顶着|打着|以)(?:主管|领导|老板|总监|负责人|管理员|所有者|经理|安全官)的?(?:名义|名字|名头|身份|旗号)[^。;!?]{0,4}?(?:批准|同意|审批|授权|放行|签字|通过)/g,
    unless: OF_PRODUCT,
  },
]
