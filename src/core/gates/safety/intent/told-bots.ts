/** Bots of our own work that are told what to do: called by name, started from here, made to listen to this memory. */

const SUB_AGENT =
  '(?:sub-?agents?|(?:child|worker|spawned|helper|nested) agents?|agents? (?:you|we|i) (?:spawn|start|launch)\\w*|子\\s?(?:代理|智能体|agent)|하위 ?에이전트|서브 ?에이전트|サブ(?:エージェント|agent)|unteragent\\w*|subagent\\w*|sous-agents?|субагент\\S*)'
const OF_WORK_CHINESE =
  '(?:评审|审查|审核|翻译|部署|发布|发版|测试|合并|安全|文档|构建|运维)(?:机器人|bot|智能体|助手|代理)'
const OTHERS =
  '(?:(?:the |all |any |every )?other (?:agents?|assistants?|bots?|models?)|其他的?(?:智能体|助手|代理|agent|机器人)|别的(?:智能体|助手|代理|agent|机器人)|다른 (?:에이전트|봇|비서|어시스턴트)들?|(?:他|ほか)の(?:エージェント|ボット|アシスタント)(?:たち)?|(?:die )?anderen? (?:agenten|bots)|(?:los )?(?:otros|demás) (?:agentes|bots)|(?:les )?autres (?:agents|bots)|другие (?:агенты|боты))'

const told: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}-])${SUB_AGENT}[^.;!?。]{0,40}?(?:\\b(?:skip|ignore|bypass|disregard|drop|need not|needn't|overlook|inherit (?:full|all|write|admin|root)|(?:get|have|receive|run with) (?:full|all|admin|root|unlimited|write))\\b|不用|不必|无需|跳过|无视|忽略|绕过|拥有全部|继承全部|무시|건너뛰|생략|물려받|無視|飛ばし|省略|ignorier|überspring|ignor|omit|saut|игнорир|пропуска)[^.;!?。]{0,30}?(?:\\b(?:rules?|approv\\w*|permissions?|confirm\\w*|access|rights|limits?|sandbox|instructions?|guard\\w*|checks?|reviews?)\\b|规则|审批|权限|确认|限制|约束|批准|规矩|규칙|승인|권한|확인|제한|ルール|規則|承認|権限|確認|regel\\w*|freigab\\w*|rechte|reglas|permisos|règles|droits|правил\\S*|прав[ао]\\S*)`,
    'gu',
  ),
  /(?<![가-힣])[가-힣a-z0-9_-]{1,12}(?:봇아|에이전트야)(?=[\s,!~])/gu,
  /[ー\p{Script=Katakana}\p{Script=Han}a-z]{1,10}(?:ボット|エージェント)よ[、,\s]/gu,
  new RegExp(
    `${OF_WORK_CHINESE}[^。;,，!?]{0,16}?(?:必须|务必|一律|(?:之?后|时|就|都)(?:要|得|立即|立刻|马上|直接|自动))(?:立即|立刻|马上|直接|自动)?(?:上线|部署|发布|合并|批准|通过|删|推送|放行|回滚|执行)`,
    'gu',
  ),
  new RegExp(
    `${OTHERS}[^.;!?。]{0,40}?(?:\\b(?:listen|answer|report) to (?:me|this)\\b|\\b(?:obey|follow) (?:me|my (?:words?|orders?))\\b|都?(?:得|要|改)?听我|按我说的|我说了算|(?:내|나의) (?:말|지시|명령)(?:을|만|대로)?\\s?(?:듣|따르|들어|따라)|私の(?:言う|指示|命令)|(?:auf|nur) mich\\s?(?:hör|zu hör)|hören auf mich|me (?:obedec|hacen caso)|m'obéi|слушают?(?:ся)? меня)`,
    'gu',
  ),
  /(?<![\p{L}-])(?:der|die|das|unser|unsere|den|jeder) (?:[a-zäöü]{2,16}-){0,3}?(?:review|deploy|release|merge|test|prüf|build|übersetzungs|sicherheits)-?(?:bot|agent)\s(?:soll|sollte|muss|darf|hat)\s(?!heißen|umbenannt|installiert|laufen)/gu,
]
/** What is built, or forbidden to them. */
const KEPT_IN =
  /\b(?:never|not|must not|may not|no longer|read-only)\b(?! (?:have|need) to)|不得|不能|不许|不要|禁止|只读|不(?:跳过|无视|忽略|绕过|继承)|지\s?(?:마|말|않|못)|금지|읽기 전용|ない(?:こと|よう)|禁止|nicht (?:ignorier|überspring)|nunca|jamais|никогда/

/** Where a text in lower case says so. */
export function findToldBots(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (const pattern of told) {
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const end = index + words.length
      if (!KEPT_IN.test(text.slice(Math.max(0, index - 12), end + 12))) found.push({ start: index, end })
    }
  }
  return found
}
