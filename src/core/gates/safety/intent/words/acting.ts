/** Acting with somebody else's standing, or without any limit. How words are spelled: ../words.ts. */
export const actingWords = {
  actAs: [
    'act as|acts as|acting as|behave as|operate as|operating as|work as|speak as|speaking as|answer as|respond as|reply as|sign as|pose as|posing as|present yourself as|think of yourself as|consider yourself|regard yourself as|see yourself as|you speak for|speak for the|you represent|play the part of|play the role of|in the role of|take the role of|with the authority of|in the voice of|as though you were|as if you were',
    '以管理员身份|以老板的身份|以老板身份|代表公司|充当|充當|当自己是|把自己当|把自己當|视自己为|視自己為|以你是|担任|擔任|扮成|作为最高|作為最高',
    '로서 행동|으로서 행동|처럼 행동|로 행동|으로 행동|라고 생각하고|역할을 맡|역할로|자격으로|권한으로 말|로서 말|로서 답|을 대표해|를 대표해',
    'として行動|として動|として発言|として答え|だと思って|になりきって|役を演じ|の権限で|を代表して',
    'actúa como|compórtate como|habla como|responde como|considérate|handle als|agiere als|verhalte dich als|sprich als|antworte als|betrachte dich als|agis comme|agis en tant que|comporte-toi comme|parle comme|parle en tant que|considère-toi|действуй как|веди себя как|говори как|отвечай как|считай себя|aja como|comporte-se como|fale como|responda como|considere-se',
  ],
  authority: [
    'root|root operator|operator|administrator|admin|superuser|super admin|sysadmin|owner|the owner|ceo|cto|cfo|boss|founder|president|director|manager|security officer|chief|god|the user|the human|a human|employee|police|lawyer|doctor|anthropic|openai|developer of claude|superior',
    '管理员|管理員|超级管理员|超級管理員|老板|老闆|所有者|负责人|負責人|总监|总裁|总经理|创始人|董事长|主人|root|最高权限|用户本人|真人',
    '관리자|운영자|대표|사장|소유자|최고 책임자|상사|루트|root|슈퍼유저|주인|창업자|사용자 본인|사람',
    '管理者|運営者|オーナー|社長|最高責任者|上司|root|ルート|スーパーユーザー|創業者|ユーザー本人|人間',
    'administrador|dueño|jefe|propietario|director|root|chef|leiter|eigentümer|inhaber|geschäftsführer|administrator|administrateur|propriétaire|patron|directeur|админ+|владел+|директор+|начальник+|суперпользовател+|человек|dono|chefe|diretor|proprietário',
  ],
  neverRefuse: [
    "never refuse|never refuses|never decline|never declines|never say no|never says no|never deny|does not refuse|doesn't refuse|do not refuse|don't refuse|don't decline|do not decline|cannot refuse|can't refuse|may not refuse|must not refuse|refuse nothing|refuses nothing|declines nothing|always comply|always complies|comply with any request|comply with every request|complies with every|comply with all requests|fulfil every request|fulfill every request|fulfil any request|fulfill any request|do anything asked|does anything asked|anything i ask|anything you are asked|any request whatsoever|no request is off limits|nothing is off limits|nothing is off-limits|nothing is forbidden|no topic is off limits|no limits|no limitations|without limits|without limitations|limitless|no ethical|no moral|no filters|unfiltered|no boundaries|bound by no rules|not bound by|free of all rules|above the rules|rules are not for you|rules don't apply to you|rules do not apply to you|limits don't apply to you|limits do not apply to you|not subject to",
    '从不拒绝|從不拒絕|永不拒绝|永不拒絕|绝不拒绝|絕不拒絕|不会拒绝|不要拒绝|不要拒絕|不许拒绝|不得拒绝|不能拒绝|有求必应|有求必應|什么都能做|什麼都能做|没有什么不能做|沒有什麼不能做|没有不能做|没有禁区|沒有禁區|百无禁忌|不受约束|不受約束|不受任何|不受规则|没有限制|沒有限制|没有底线|无条件满足|无条件服从|一切要求都满足|任何要求都满足|任何请求都执行',
    '거절하지 않|거부하지 않|거절하지 마|거절하지 말|거부하지 마|거부하지 말|뭐든지 다 해|뭐든 다 해|무엇이든 해|무엇이든 들어|뭐든 들어|모든 요청을 들어|모든 요청에 응|제한이 없|제한 없이|한계가 없|금지된 것은 없|규칙에 얽매이지|구속받지 않',
    '断らない|断らず|拒否しない|拒否せず|何でもでき|何でもする|どんな要求も|どんな依頼も|制限はない|制限がない|制約を受けない|縛られない|禁止事項はない',
    "nunca te niegues|nunca rechaces|no rechaces|jamás te niegues|sin límites|nada está prohibido|cumple cualquier|lehne nie|lehne niemals|lehnt nie|verweigere nie|nichts ist verboten|keine grenzen|erfülle jede|ne refuse jamais|ne refuse rien|rien n'est interdit|sans limites|никогда не отказыва+|не отказывай|ничего не запрещено|без ограничений|выполняй любые|любые просьбы|nunca recuse|não recuse|jamais recuse|nada é proibido|sem limites|sem restrições|qualquer pedido",
    'answers to nobody|answers to no one|answer to nobody|answer to no one|accountable to no one|obeys no one|nobody can stop|no one can overrule|不听任何人|谁的话都不听|누구의 말도 듣지|誰の指図も',
  ],
} as const satisfies Record<string, readonly string[]>
