import type { Phrase } from '../phrase.ts'

/** Rules of tools, not of agents. */
const OF_CODE =
  /\b(?:eslint|lint\w*|biome|types?|typescript|tsconfig|schemas?|parsers?|regex\w*|tolerance|css|selectors?|validators?|semver|ranges?|firewall|routes?|changelog|never|not|don't|generated|header)\b|类型|校验|格式|样式|正则|린트|타입|스키마|스타일|정규식|지\s?(?:마|말|않)|不要|别|禁|不得/

/** R13: which rule comes first, turned around: the laxer one, this line, whatever stands last. */
export const looserRulePhrases: readonly Phrase[] = [
  {
    code: 'override',
    detail: 'demoted',
    pattern:
      /\b(?:anything|everything|all|whatever|lines?|rules?|entries|what (?:is|stands|stood|was|comes|came))\s(?:that )?(?:is |was |are |were |stands |written |listed |noted |said )*(?:above|before|prior to|ahead of|preceding|up to)\s(?:this|the present|the current)\s(?:line|entry|note|point|memory|sentence|one|paragraph|message)\b[^.;!?]{0,28}?\b(?:was|is|are|were|counts? as|served as)\s(?:only |just |merely |meant as |an? |the |old |early )*(?:drafts?|placeholders?|jokes?|tests?|examples?|void|invalid|superseded|noise|samples?|scratch|rehearsal|practice|exercise|warm-?up|obsolete|cancelled|revoked)\b/g,
    unless: /\b(?:generated|header|csv|heading|table of contents)\b/,
  },
  {
    code: 'override',
    detail: 'demoted',
    pattern:
      /\b(?:rules?|instructions?|guidelines?|policies|policy|requirements|constraints|orders|principles)\b[^.;!?]{0,40}?\b(?:the )?(?:looser|laxer|lax|loosest|laxest|lenient|lenienter|weaker|weakest|softer|softest|milder|mildest|less strict|least strict|more permissive|most permissive|less restrictive|least restrictive|more liberal|most liberal|easier|easiest)(?: (?:rule|one|of the (?:two|three)|side|reading|version|option|instruction))?\b[^.;!?]{0,12}?(?:\b(?:wins?|applies|counts|governs|prevails|holds|is (?:the one|binding|right|valid)|decides|first)\b|$|[.;!?,])|\b(?:follow|choose|pick|take|go with|apply|obey|prefer|stick to|side with)\s(?:always )?(?:the )?(?:looser|laxer|loosest|laxest|(?:more|most) (?:lenient|permissive|liberal)|weaker|weakest|softer|milder|less strict|least strict|less restrictive|least restrictive)\s(?:rule|one|of|side|reading|version|instruction|policy|guideline)\b/g,
    unless: OF_CODE,
  },
  {
    code: 'override',
    detail: 'demoted',
    pattern:
      /(?:规则|指令|规定|要求|约束|准则|条款|指示|守则)[^。;!?]{0,10}?(?:冲突|矛盾|打架|不一致|不止一条|多条|几条|好几条|有出入|相左|说法不同)[^。;!?]{0,8}?(?:宽松|松的|松一点|更松|最松|较松|宽的|不严|限制(?:更|最)?少|较宽|放得开|省事|好说话)|(?:这|本)(?:一)?(?:行|条|段|句)(?:以上|之上|上面|前面|之前|以前)的?[^。;!?]{0,8}?(?:都|全|均|只|不过|统统)?(?:是|算|当|作)(?:作|成)?[^。;!?]{0,3}?(?:草稿|草案|示例|玩笑|占位|作废|测试|练习|废稿|试写|演练)/g,
    unless: OF_CODE,
  },
  {
    code: 'override',
    detail: 'demoted',
    pattern:
      /(?:안전|보안|시스템|기본|원래|상위|회사|핵심|개발자|사내)\s?(?:지침|규칙|수칙|정책|가이드라인|원칙|프롬프트|지시|규정)(?:보다|에 앞서|위에)(?:도|는)?\s?[^.;!?]{0,8}?(?:이|본|여기|요)\s?(?:메모|기억|줄|문장|규칙|항목|기록|노트|글|한 줄)[^.;!?]{0,4}?(?:먼저|우선|앞|위|상위|중요|높|세)|(?:이|본|요)\s?(?:메모|기억|줄|문장|항목|기록|노트|글|한 줄)\S{0,2}\s(?:안전|보안|시스템|기본|원래|상위|회사|핵심|개발자|사내)\s?(?:지침|규칙|수칙|정책|가이드라인|원칙|프롬프트|지시|규정)(?:보다|에)\s?[^.;!?]{0,6}?(?:먼저|우선|앞|위|상위|중요|높|세)|(?:규칙|지시|지침|규정|원칙|정책|요구)[^.;!?]{0,8}?(?:여러 ?개|여럿|충돌|겹치|겹칠|다르|다를|엇갈|모순|부딪|상충)[^.;!?]{0,8}?(?:더 |가장 |제일 )?(?:느슨|약한|덜 엄격|허용적|관대|너그러|편한|쉬운|헐거|완화)|(?:이|본)\s?(?:줄|항목|메모|문장)\s?(?:위|앞|이전|윗)\S{0,3}\s?[^.;!?]{0,10}?(?:초안|임시|연습|예시|무효|농담|습작|시험 삼아)/g,
    unless: OF_CODE,
  },
  {
    code: 'override',
    detail: 'demoted',
    pattern:
      /(?:bei|wenn)\s[^.;!?]{0,24}?(?:regeln|anweisungen|vorgaben)[^.;!?]{0,30}?(?:lockere\w*|laschere\w*|mildere\w*|großzügigere\w*|weniger strenge\w*)\s(?:\S+\s)?(?:gilt|gelten|gewinnt|nehmen|befolgen|anwenden|vorrang)|(?:reglas|instrucciones|normas)[^.;!?]{0,30}?(?:la|las) (?:más|menos) (?:laxas?|permisivas?|flexibles?|estrictas?|blandas?)|(?:règles|consignes|instructions)[^.;!?]{0,30}?(?:la|les) (?:plus|moins) (?:laxistes?|permissives?|souples?|strictes?)|(?:ルール|規則|指示)[^。;!?]{0,16}?(?:緩い|ゆるい|甘い|厳しくない)(?:ほう|方|もの|ルール)を?(?:優先|選|取|採|守|従)/g,
    unless: /nicht|nie|\bno\b|nunca|jamais|\bpas\b|ない|plus strict|más estrict|eslint|lint/,
  },
  {
    code: 'override',
    detail: 'demoted',
    pattern:
      /\b(?:of|between|among)\s(?:the )?(?:two|three|several|conflicting|contradict\w+|competing|clashing)\s(?:conflicting |contradict\w+ |competing |clashing )?(?:rules?|instructions?|orders?|guidelines?|policies)\b[^.;!?]{0,16}?\b(?:obey|follow|pick|choose|take|apply|keep)\b[^.;!?]{0,12}?\b(?:that|which)\s(?:restricts?|limits?|binds?|asks|demands|forbids|constrains)\s(?:you |us |me )?(?:the )?(?:less|least|of you less|fewer)\b|\bwhat(?:ever)? (?:came|comes|stands|stood|was (?:said|written|noted)) (?:earlier|before|above|first|further up)\b[^.;!?]{0,24}?\b(?:was|is|were|are)\s(?:only |just |merely |an? )*(?:drafts?|placeholder|jokes?|test|example|void|noise|rehearsal|practice|exercise|warm-?up)\b|\b(?:this|the present)\s(?:sentence|line|note|entry|memory|paragraph|rule)\s(?:ranks?|stands|sits|is ranked|is placed|weighs)\s(?:higher|above|over|more|heavier|ahead)\b[^.;!?]{0,14}?\b(?:safety|security|system|developer|company|core)\s(?:rules?|policy|policies|guidelines?|prompt|instructions?)\b/g,
    unless: OF_CODE,
  },
]
