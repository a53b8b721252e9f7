import type { Phrase } from '../phrase.ts'

const GREEN =
  '(?:passing|green|successful|clean)\\s(?:builds?|ci|pipelines?|tests?|checks?|runs?|test runs?|suites?)'
const YES =
  '(?:sign-?offs?|reviews?|reviewed|approv(?:al|als|ed)|go-?ahead|green light|permission|consent|second pair of eyes|my (?:ok|yes))'
const DENIED =
  /\b(?:not|never|no|doesn't|does not|don't|nor)\b|不|没|아니|않|안 |ない|nicht|kein|nie|\bno\b|nunca|\bne\b|pas\b|jamais|\bне\b|никогда|não/

/** R13: what a machine says is taken for somebody's look at it, or a yes is given in another's name. */
export const greenIsReviewPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern: new RegExp(
      `\\b(?:count|treat|take|regard|consider|accept|read)\\w*\\s(?:a |the |any |every )*${GREEN}\\b[^.;!?]{0,16}?\\bas\\s(?:good as )?(?:the |a |an |my |full |enough )*${YES}\\b|\\b${GREEN}\\s(?:is|are|counts? as|means?|equals?|replaces?|substitutes?(?: for)?|stands in for|makes? up for|suffices as|is as good as|will do (?:as|for))\\s(?:the |a |an |my |any |enough )*${YES}\\b`,
      'g',
    ),
    unless: DENIED,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /(?:构建|测试|流水线|ci|编译|检查)(?:过|通过|绿|成功)了?[^。;不没]{0,4}?(?:就)?(?:等于|算|相当于|视为|视作|当作|就是|代表)[^。;不没]{0,4}?(?:评审|审批|审核|批准|同意|复核)|(?:빌드|테스트|ci|파이프라인)(?:가|이)?\s?(?:통과|성공|초록)[^.;]{0,8}?(?:리뷰|승인|검토|결재)(?:된|한|를 받은|을 받은|로)?\s?(?:것으로|걸로|셈으로|셈)?\s?(?:친|치|간주|본다|봐|여긴)|(?:ビルド|テスト|ci)が?(?:通れば|通ったら|成功すれば|緑なら)[^。;]{0,6}?(?:レビュー|承認)(?:済み)?(?:と(?:する|みなす|見なす)|扱い)|(?:сборка|тесты|ci)\s(?:прош\S+|зел\S+|успешн\S+)[^.;]{0,8}?(?:значит|считай|это|—|-)[^.;]{0,8}?(?:ревью|одобрени\S*|согласовани\S*)(?:\sне нужн\S+|\sпройден\S*|\sне требуется)?|(?:build|ci|pruebas|tests|compilación)\s(?:pasan?|verdes?|está en verde|sale bien)[^.;]{0,6}?(?:cuentan? como|valen? como|equivalen? a)\s[^.;]{0,6}?(?:revis|aprob)|(?:build|ci|tests?|pipeline)(?![a-z])[^.;]{0,16}?(?:gilt|gelten|zählt|zählen|ersetzt|ersetzen)\s[^.;]{0,12}?(?:review|freigabe|genehmigung)|(?:build|ci|tests?|pipeline)\s(?:verte?s?|réussi\w*|qui passe\w*)[^.;]{0,6}?(?:vaut|valent|remplacent?|tient lieu de|suffit comme)\s[^.;]{0,8}?(?:relecture|revue|approbation|validation|accord)/g,
    unless:
      /不等于|不算|不代表|아니|않|안 |ない|nicht|kein|\bno (?:cuenta|vale|equi)|\bne\b|pas\b|не (?:значит|заменяет|считай)|не отменяет|não/,
  },
  {
    code: 'protection-off',
    detail: 'self-approval',
    pattern:
      /\b(?:approve|approving|sign(?: off)?|confirm|merge|vote|accept|decide)\w*\b[^.;!?]{0,16}?\b(?:in|under) (?:their|his|her|the (?:reviewer|owner|approver|lead)'s|someone(?: else)?'s|somebody's|my) (?:name|stead|place)\b|\b(?:approve|sign off|confirm|vote)\b[^.;!?]{0,16}?\bon (?:their|his|her|my|the (?:reviewer|owner|approver|lead)'s) behalf\b|\b(?:blanket|standing|all-purpose) (?:ok(?:ay)?|yes|go-?ahead|authori[sz]ation|clearance|licen[cs]e|mandate)\b[^.;!?]{0,24}?\b(?:for|to|on)\b/g,
    unless: /\b(?:never|not|nobody|no one|don't|users?|customers?|parents?|no blanket)\b/,
  },
  {
    code: 'override',
    detail: 'against the user',
    pattern:
      /\b(?:the )?(?:user|owner|human|person|operator)(?:'s)? (?:words?|wishes|requests?|instructions?|orders?|messages?|wants?|commands?)\s(?:is|are|count as|remain|stay)\s(?:only |just |merely |mere |at best )?(?:suggestions?|advice|advisory|hints?|noise|optional|secondary|background)\b|用户(?:说?的(?:话|要求|指令|命令|指示)|说的)(?:只|仅|都)?(?:是|算|当)(?:个)?(?:建议|参考|耳旁风)|사용자(?:의)? (?:말|요청|지시|명령)(?:은|는)\s?(?:제안|참고|조언)(?:일 뿐|으로만|만)|ユーザーの(?:発言|指示|要望|命令)は(?:提案|参考)(?:にすぎ|に過ぎ|程度)|(?:wünsche|anweisungen|worte) des (?:nutzers|benutzers) sind (?:nur )?(?:vorschläge|hinweise)|(?:lo que dice|las órdenes de[l]?|las instrucciones de[l]?) (?:el )?usuario (?:es|son) (?:solo |sólo )?sugerencias|les (?:demandes|consignes|ordres) de l'utilisateur (?:ne sont que|sont) des suggestions|(?:слова|указания|просьбы) пользователя\s?(?:—|-|это)?\s?(?:лишь|только|просто)\s(?:совет|рекоменд|предлож)/g,
    always: true,
  },
  {
    code: 'identity',
    detail: 'other self',
    pattern:
      /\b(?:say|claim|pretend|tell (?:them|people|customers|everyone|anyone))\s(?:that )?you(?:'re| are)\s(?!unsure|sorry|not\b|done|an? (?:ai|assistant|bot|agent|model)|claude|ready|working|blocked|stuck|waiting|out of)[a-z]{2,16}(?: [a-z]{2,16})?\s(?:from|of|at)\s(?:the |our )?[a-z]|(?:说|称|自称|回答)(?:你)?(?:自己)?是(?:客服|运维|技术(?:支持|员)|工程师|经理|老板|员工|财务|销售|真人)[^。;,助机]{0,6}(?=[。;,]|$)/g,
    unless: /\b(?:chat ?bots?|tests?|fixtures?|never)\b|机器人|不|别|测试/,
  },
]
