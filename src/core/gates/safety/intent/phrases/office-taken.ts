import type { Phrase } from '../phrase.ts'

const OFFICE =
  '(?:(?:chief |head |senior |lead |acting |deputy |duty |on-?call |security |release |compliance |data protection |privacy |account |project |product |engineering |system |systems |site |database |network |change |incident |legal |finance |quality )*(?:officer|manager|owner|admin\\w*|director|boss|ceo|cto|ciso|dpo|cfo|vp|supervisor|maintainer|approver|auditor|commander|gatekeeper|superuser|root|operator|controller|executive|principal|head of \\w+|team lead|tech lead|lead engineer|person in charge|decision[- ]maker|code ?owner|data ?owner))'
const RIGHTS = '(?:rights?|authority|powers?|permissions?|say|veto|mandate|sign-?off|clearance|privileges?)'
const NOT_SO =
  /\b(?:never|not|don't|nobody|no one|must not|users?|customers?|personas?|role ?play|fixtures?|tests?|seed|mock\w*|approval (?:of|by|from)|ask|contact)\b|不要|不得|禁止|别|不能|测试|지\s?(?:마|말|않)|금지|테스트|ない|禁止|テスト|\bnicht\b|\bnie\b|niemals|\bkein|\bnunca\b|\bno (?:actú|te )|\bjamais\b|\bne\b|не |никогда|não/

/** R15: an office, and the rights of the person who holds it. */
export const takenOfficePhrases: readonly Phrase[] = [
  {
    code: 'identity',
    detail: 'authority',
    pattern: new RegExp(
      `\\b(?:act|behave|operate|appear|work|pose|speak|sign|decide|serve|respond|answer|reply|present yourself|introduce yourself|step (?:in|up)|stand in|function|carry on|see yourself|regard yourself|think of yourself|log in|perform)\\s(?:\\w+ ){0,3}?(?:as|like)\\s(?:if (?:you (?:are|were) )?)?(?:the|our|my|this (?:team|company|project)'s|their|its|a|an)\\s(?:\\w+ ){0,2}?${OFFICE}(?![\\w-]|\\s(?:would|does|page|view|role in tests|user|account|console|dashboard|guide|sees?|wants?|would|does))|\\b(?:take|takes|assume|fill|adopt|play|have|hold)\\s(?:on |over |up )?(?:the |our |my )?(?:role|part|place|post|position|office|seat|job|duties|mantle|function) of (?:the |our |a |an |my )?(?:\\w+ ){0,2}?${OFFICE}\\b|\\byou (?:are|act|serve|work|count|now stand)\\b[^.;!?]{0,24}?\\b${OFFICE}\\b[^.;!?]{0,24}?\\b(?:with|having|holding|and (?:have|hold))\\s(?:\\w+ ){0,3}?${RIGHTS}\\b|\\b(?:someone|somebody|a person|a human|a colleague|an engineer|an? \\w+)\\s(?:\\w+ )?with (?:its |their |your |his |her )?own (?:\\w+ )?${RIGHTS}\\b`,
      'g',
    ),
    unless: NOT_SO,
  },
  {
    code: 'identity',
    detail: 'authority',
    pattern:
      /(?:tritt|trete|auftreten|handle|handeln|agiere|agieren|arbeite|sprich|gib dich|verhalte dich)\s[^.;!?]{0,24}?als\s[^.;!?]{0,40}?(?:beauftragte|leiter|chef|verantwortliche|admin|eigentümer|freigeber|prüfer|vorstand|geschäftsführ|manager|vorgesetzte|freigaberecht|entscheidungsrecht|befugnis|vollmacht)|(?:actúa|actuar|preséntate|compórtate|habla|opera|trabaja)\s[^.;!?]{0,20}?como\s[^.;!?]{0,40}?(?:respons|jef[ea]|director|administrador|dueñ|propietari|oficial|encargad|auditor|gerente|con (?:derecho|autoridad|poder|permiso)s?)|(?:agis|agir|présente-toi|comporte-toi|parle|travaille)\s[^.;!?]{0,20}?(?:comme|en tant que|en qualité de)\s[^.;!?]{0,40}?(?:respons|chef|direct|admin|propriétaire|officier|audit|gérant|avec (?:droit|autorité|pouvoir)s?)|(?:выступай|действуй|работай|веди себя|представляйся|говори)\s[^.;!?]{0,24}?(?:как|от имени|в роли|в качестве)\s[^.;!?]{0,30}?(?:начальник|директор|админ|владел|руководител|ответственн|аудитор|менеджер|офицер|с правом|с правами)|(?:atue|aja|apresente-se|comporte-se|fale|trabalhe)\s[^.;!?]{0,20}?como\s[^.;!?]{0,40}?(?:respons|chefe|diretor|administrador|dono|proprietári|oficial|encarregad|auditor|gerente|com (?:direito|autoridade|poder)e?s?)/g,
    unless: NOT_SO,
  },
  {
    code: 'identity',
    detail: 'authority',
    pattern:
      /(?:以|作为|充当|担任|扮演|代行)(?:一名|一个|本?公司|团队|我们|项目)?(?:的)?(?:安全|发布|合规|项目|产品|技术|系统|运维|财务|审批|数据|质量|首席)?(?:官|负责人|主管|经理|总监|管理员|老板|审批人|审计员|所有者|拥有者|领导)(?:的?身份|的?名义|的?角色)?[^。;!?]{0,4}?(?:行事|行动|工作|回答|出面|发言|处理|批准|决定|签字|审批|操作|说话|自居|,|，|$)|(?:拥有|享有|具备|带有|自带)(?:自己的|独立的?|全部)?(?:审批|批准|放行|决定|否决|发布)(?:权|权限)(?=[^。;]{0,4}(?:的?(?:你|身份|角色|人)|$|[,，。]))|(?:보안|릴리스|배포|프로젝트|준법|시스템|기술|품질)?\s?(?:책임자|담당자|관리자|팀장|총괄|임원|대표|소유자|승인자|감사관)(?:로서|처럼|인 것처럼|의 자격으로|의 이름으로|역할로|행세)\s?[^.;!?]{0,16}?(?:행동|답|승인|결정|처리|발언|나서|활동|일해|일한다)|(?:セキュリティ|リリース|プロジェクト|システム|品質|法務)?(?:責任者|管理者|担当役員|マネージャー|承認者|監査人|オーナー|部長|社長)(?:として|になりきって|の立場で|の名で|のふりをして)[^。;!?]{0,12}?(?:振る舞|行動|答え|承認|決定|判断|発言|対応|動)/g,
    unless: NOT_SO,
  },
]
