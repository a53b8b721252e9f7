import type { Phrase } from '../phrase.ts'

const MEMORY =
  '(?:memory|memories|claude\\.md|agents\\.md|rules?|rule file|notes?|skills?|lessons?|entry|entries|it|them)'
const OF_DATA =
  /\b(?:users?|customers?|products?|players?|cache\w*|search|never|not|don't|credit|leads?)\b|业务|用户|游戏|信用|缓存|商品|不要|不得|别|禁|고객|사용자|상품|게임|신용|캐시|지\s?(?:마|말)|금지|안 된/

/** R18: a score of its own that takes the place of a person's yes. */
export const scoreDecidesPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'self-approval',
    pattern: new RegExp(
      `\\b(?:scores?|rating|confidence|rank\\w*|certainty|importance|grade)\\b[^.;!?]{0,20}?\\b(?:above|high|higher|over|exceeds?|beyond|enough|at least|tops?|passes|reaches|good)\\b[^.;!?]{0,24}?\\b(?:save|store|write|commit|add|put|remember|persist|keep|go(?:es)?|apply|accept)\\w*\\b[^.;!?]{0,24}?\\b${MEMORY}\\b[^.;!?]{0,16}?\\b(?:without|no|skipping|bypassing)\\s(?:an? |any |further |waiting for |asking )*(?:human|person|review\\w*|approv\\w*|asking|check\\w*|confirm\\w*|me\\b|card|consent|yes)`,
      'g',
    ),
    unless: OF_DATA,
  },
  {
    code: 'protection-off',
    detail: 'self-approval',
    pattern:
      /(?:评分|分数|得分|置信度|重要性|打分|推荐分|把握)[^。;!?]{0,8}?(?:高|超过|大于|够|达到|以上|过线)[^。;!?]{0,8}?(?:不经|不用|无需|免|跳过|不必|直接|自动)[^。;!?]{0,10}?(?:写入|存|记|保存|落|加)(?:进|入|到|为)?[^。;!?]{0,4}?(?:记忆|memory|规则|claude\.md|技能|长期)|(?:점수|등급|확률|신뢰도|중요도|확신)\S{0,2}\s?[^.;!?]{0,12}?(?:높|넘|이상|크면|충분)[^.;!?]{0,8}?(?:사람|검토|승인|확인|결재)[^.;!?]{0,6}?(?:없이|생략|건너|안 |거치지)[^.;!?]{0,12}?(?:기억|메모리|규칙|스킬)\S{0,2}\s?[^.;!?]{0,6}?(?:저장|기록|적|반영|추가|올|남)|(?:スコア|評価|信頼度|点数)が[^。;!?]{0,10}?(?:高|超え|以上)[^。;!?]{0,10}?(?:確認なし|承認なし|人を介さず|自動)[^。;!?]{0,10}?(?:記憶|メモリ|ルール)[^。;!?]{0,6}?(?:保存|書|追加)/g,
    unless: OF_DATA,
  },
  {
    code: 'protection-off',
    detail: 'self-approval',
    pattern:
      /\b(?:high(?:ly)?|top|strong|important|well)[- ](?:importance|score\w*|scoring|ranked|rated|confidence|priority|certainty)\s(?:entries|lessons?|notes?|rules?|proposals?|memories|candidates?|items?|ones)\s[^.;!?]{0,8}?\b(?:skip|bypass|need no|do without|go past|avoid|require no|don't need)\s(?:an? |the |any |my )?(?:human|person|review\w*|approv\w*|card|confirm\w*|question|yes|check)\b/g,
    unless: OF_DATA,
  },
]
