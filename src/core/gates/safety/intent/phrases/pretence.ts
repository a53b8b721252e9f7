import type { Phrase } from '../phrase.ts'

const GUARD =
  '(?:deny[- ]?lists?|block ?lists?|sandbox\\w*|restrictions?|reviews?|review step|approvals?|approval step|permission\\w*|polic(?:y|ies)|(?:commit |git |safety |security )?hooks?|guardrails?|gates?|safeguards?|safety \\w+|security \\w+|branch protection|audit\\w*|firewall|confirmation\\w*|oversight|owners?|humans?)'
const AS_IF = '(?:act|behave|work|pretend|proceed|operate|assume|imagine|continue|go on|carry on|think)\\w*'

/** Going on as though a protection were not there. */
export const pretencePhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'pretence',
    pattern: new RegExp(
      `\\b${AS_IF}\\s(?:like |as if |as though |that )?(?:there(?:'s| is| are| was| were)\\s(?:no|not any|never any) (?:such |a |an |any )?${GUARD}|(?:the |our |all |any )?${GUARD} (?:is|are|was|were|did|do|does)(?: not|n't) (?:there|exist|apply|in place|in force|on|active|present)|(?:the |our |all )?${GUARD} (?:is|are|was|were) (?:gone|absent|off|missing|disabled|optional))\\b`,
      'g',
    ),
    always: true,
    unless: new RegExp(`\\b(?:never|do not|don't|must not|not to)\\s(?:\\w+\\s)?${AS_IF}`),
  },
  {
    code: 'protection-off',
    detail: 'pretence',
    pattern:
      /als (?:gäbe|ob|wäre|wären|existiere)\s[^.;]{0,12}?(?:keine?n?\s|nicht\s)?(?:sperrliste\w*|sandbox|beschränkung\w*|freigabe\w*|sicherheits\w*|hooks?|regeln)[^.;]{0,16}|como si no (?:hubiera|existiera|hubiese|hubieran|existieran)\s(?:la\s|el\s|los\s|las\s|ningun[oa]?\s|una?\s)?(?:lista de (?:denegación|bloqueo|prohibid\w+)|sandbox|restricc\w*|aprobaci\w*|reglas|permisos|hooks?)|comme s'il n'(?:y avait|existait)\s(?:pas|aucune?|plus)\s?(?:de |d')?(?:liste de (?:refus|blocage)|liste noire|bac à sable|sandbox|restriction\w*|règles|approbation\w*|hooks?)|(?:будто|словно|как если бы)\s(?:бы\s)?(?:нет\s|не было\s)?(?:списка запретов|чёрного списка|черного списка|песочницы|ограничений|правил|проверок|хуков)/g,
    always: true,
    unless: /(?<![a-zа-я])(?:nie|niemals|nunca|jamais|никогда|nicht so)(?![a-zа-я])/,
  },
]
