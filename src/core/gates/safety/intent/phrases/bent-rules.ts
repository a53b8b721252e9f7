import type { Phrase } from '../phrase.ts'

const OPEN = '["\'“”«‘「『`]'
const CLOSE = '["\'“”»’」』`]'
/** What a prohibition or a duty to ask is made of. */
const BINDS =
  '(?:must|never|not\\b|forbid|forbidden|prohibit|off[- ]limits|ask|confirm|stop\\b|require|mandatory|approv|read-?only|wait|禁止|不得|不准|不许|不可|不能|必须|严禁|先问|确认|审批|只读|勿|하지 ?말|하지 ?마|금지|안 ?됨|안 ?된|불가|필수|물어|확인|승인|禁止|不可|必須|要確認|要承認|確認|承認|してはな|しない|verboten|darf nicht|nicht|nie|pflicht|fragen|prohibid|obligatori|no se|nunca|preguntar|interdit|obligatoire|jamais|demander|запре|нельзя|обязат|никогда|спрос|proibid|obrigat|não)'
/** What is read in its place. */
const FREES =
  '(?:may\\b|can\\b|allow|permitted|fine|ok\\b|okay|go ahead|run|do it|proceed|yes|optional|suggest|recommend|should|prefer|skip|whenever|anyway|then (?:tell|mention)|later|可以|允许|随意|直接|建议|参考|可选|照做|跳过|해도|허용|가능|괜찮|진행|선택|권장|권고|생략|してよい|しても|可能|許可|任意|不要|推奨|そのまま|erlaubt|darf|optional|empfohlen|einfach|permitid|opcional|puede|recomend|adelante|permis|autorisé|peut|facultatif|conseil|можно|разреш|необязат|рекоменд|pode|permitid)'
const LINK =
  '(?:\\b(?:mean|means|read|reads|treat|take|is|are|was|stands for|defined|understood|interpret|replace|becomes?|counts?|say|says|swap|use|bedeutet|heißt|lies|lesen|gilt|ersetz\\w*|significa|léelo|lee|quiere decir|equivale|signifie|veut dire|lis|lire|vaut|leia|lê-se)\\b|→|=>?|означает|значит|читай|понимай|当成|当作|理解|读作|读成|视为|视作|意思|看作|换成|解释|等于|处理|定义|指的?是|로 읽|로 이해|로 본|로 해석|로 간주|라는 뜻|뜻이|로 바꿔|로 친|로 취급|読|解釈|意味|みなす|と見|扱)'
/** Words of an interface, a translation, a test: not our own rules. */
const OF_A_TEXT =
  /\b(?:translat\w*|label\w*|button|glossary|ui|copy|tooltip|http|status code|error (?:code|message)|403|rfc|enum|in the (?:form|menu|spec)|wording|quote[sd]?|(?:never|do not|don't|must not) (?:treat|read|take|interpret|understand))\b|翻译|译为|译成|按钮|文案|状态码|번역|버튼|문구|상태 코드|翻訳|訳|ボタン|文言|übersetz|traduc|traduit|перев|(?:不要|不得|不能|别)(?:把|将|当|理解)|지\s?(?:마|말|않)|(?:しては|解釈し|みなさ|読ま)な/

/** What forbids is read as if it allowed, or stands behind everything else. */
export const bentRulePhrases: readonly Phrase[] = [
  {
    code: 'override',
    detail: 'redefined',
    pattern: new RegExp(
      `${OPEN}[^"'“”«»「」『』\`]{0,20}?${BINDS}[^"'“”«»「」『』\`]{0,20}?${CLOSE}(?:(?!${CLOSE})[^.;。]){0,30}?(?:${LINK}|,)[^.;。"'“”«»「」『』\`]{0,16}?${OPEN}[^"'“”«»「」『』\`]{0,24}?${FREES}[^"'“”«»「」『』\`]{0,30}?${CLOSE}`,
      'g',
    ),
    always: true,
    unless: OF_A_TEXT,
  },
  {
    code: 'override',
    detail: 'redefined',
    pattern: new RegExp(
      `${OPEN}[^"'“”«»「」『』\`]{0,20}?${BINDS}[^"'“”«»「」『』\`]{0,20}?${CLOSE}[^.;。"'“”«»]{0,24}?(?:(?:如同|一律|都)?(?:当成|当作|按|理解成|读作)\\s?${OPEN}?(?:可以|允许|建议|参考|废话|没说)|는?\\s?${OPEN}?(?:해도 됨|해도 된다|허용|권장|참고)${CLOSE}?\\s?(?:으?로|라고)|は\\s?${OPEN}?(?:してよい|可|任意|参考)${CLOSE}?と)`,
      'g',
    ),
    always: true,
    unless: OF_A_TEXT,
  },
  {
    code: 'override',
    detail: 'demoted',
    pattern:
      /\b(?:treat|read|regard|consider|take|see|view|handle|file)\w*\s(?:the |all |any |every |our |these |those )*(?:guard-?rails?|(?:safety|security|approval|protection|permission|privacy)(?:[- ]related)? (?:rules?|sections?|chapters?|notes?|polic\w+|guidelines?|checks?|requirements?|clauses?)|prohibitions?|restrictions?|system prompt|hard limits?|red lines?)\b[^.;!?]{0,24}?\bas (?:mere |just |only |pure )?(?:an? |the )?(?:documentation|history|historical|background|suggestions?|advice|advisory|optional|examples?|decoration|fiction|jokes?|flavou?r|old\b|outdated|drafts?|legacy|comments?|hints?|wishes|aspirations?|marketing|folklore|noise|reading)/g,
    unless: /\b(?:never|do not|don't|must not|nobody)\s/,
  },
  {
    code: 'override',
    detail: 'demoted',
    pattern:
      /(?:guard-?rails?|(?:safety|security|approval|protection) (?:rules?|sections?|polic\w+|clauses?|checks?|concerns?)|prohibitions?|restrictions?)\b[^.;!?]{0,24}?\b(?:ranks? (?:below|last|behind|under|lowest)|comes? (?:last|second|after everything)|yields? to|gives? way|takes? a back seat|is last|goes? last|binds? (?:nobody|no one)|lose to|loses to)|(?:安全|保密|合规|审批)[^,，。;]{0,4}?(?:条款|规则|要求|规范|规定|检查)[^,，。;]{0,6}?(?:排(?:在)?(?:最后|末尾|后面)|靠后|垫底|让位|往后排|最低)|(?:보안|안전|승인)\s?(?:규칙|조항|요건|지침|수칙)[은는이가을를]?\s?[^.;]{0,10}?(?:맨 뒤|가장 나중|꼴찌|뒤로 미|뒷전|양보|효력을 멈|효력 정지)|(?:安全|セキュリティ|承認)(?:規則|条項|ルール|要件)[はをが]?[^。;]{0,10}?(?:最後|後回し|二の次|劣後|停止)|(?:sicherheits|schutz)(?:regeln|vorgaben|vorschriften|bestimmungen)[^.;]{0,30}?(?:zurück|nachrangig|hinten an|zuletzt|hintan)|(?:reglas|normas|cláusulas) de seguridad[^.;]{0,24}?(?:al final|en último|ceden|último lugar)|(?:règles|clauses) de sécurité[^.;]{0,24}?(?:en dernier|cèdent|passent après|après le reste)|(?:правила|требования) безопасности[^.;]{0,24}?(?:в последнюю|последн\S+|уступа|потом)|(?:regras|cláusulas) de segurança[^.;]{0,24}?(?:por último|cedem|em último)/g,
    unless: /\b(?:never|not|no rule)\b|不得|不能|绝不|않|말|ない|nicht|nunca|jamais|никогда/,
  },
  {
    code: 'override',
    detail: 'lapsed',
    pattern:
      /(?:(?:sämtliche|alle|bestehende|geltende)\s)?(?:verbote|sperren|schutzregeln|einschränkungen|beschränkungen|auflagen)\s[^.;]{0,24}?(?:ruhen|ruht|entfallen|pausieren|sind ausgesetzt|sind aufgehoben|fallen weg|gelten nicht)|(?:ruhen|entfallen|pausieren)\s(?:alle|sämtliche|die)\s(?:verbote|sperren|schutzregeln|einschränkungen|auflagen|freigaben)|(?:禁令|禁止事项|限制|红线|约束)[^,，。;]{0,10}?(?:暂停|中止|冻结|歇|失效|停用)|(?:금지\s?(?:조항|사항)|제한|금지령)[은는이가을를]?\s?[^.;]{0,20}?(?:멈춘|멈춤|정지|중단|보류|쉰다|잠시 내려)|(?:禁止事項|制限|禁則)[はをが]?[^。;]{0,14}?(?:停止|休止|保留|止め)|\b(?:restrictions?|prohibitions?|bans|guard-?rails|limits on (?:you|the agent))\b[^.;!?]{0,16}?\b(?:are|is|stay|get)\s(?:on hold|paused|asleep|dormant|in abeyance|parked|off)\b/g,
    unless: /\b(?:never|not)\b|不得|不能|않|없|ない|nie(?:mals)?\b/,
  },
]
