const PLACE =
  '(?: (?:on|in|for) (?:the )?(?:mobile|desktop|web|phones?|tablets?|the app|ios|android|small screens|new (?:users|accounts|members|customers)|guests|free (?:users|accounts|plans)))?'
const PUBLIC =
  '(?:the |our |all )?(?:(?:internal |load balancer )?health(?:[- ]?check)?s?(?: (?:endpoints?|checks?|probes?|routes?))?|(?:public|landing|marketing|pricing|status|login) pages?|docs site|readiness probes?|favicon)'
const PAYING =
  '(?:the |our |all )?(?:paid|paying|premium|enterprise|pro|business) (?:plans?|tiers?|customers?|accounts?|users?|subscri\\w+)'
const LIMITS =
  '(?:api |request |upload )?(?:rate[- ]?limits?|rate[- ]?limiting|throttling|quotas?|request limits?)'
const DOES_NOT_HOLD =
  "(?:(?:is|are) (?:lifted|raised|relaxed|higher|off|disabled|skipped|not (?:applied|enforced|required|needed))|do(?:es)? not apply|(?:do|does)n't apply)"
const GUARD_CHECK =
  '(?:(?:commit |code |image |package |webhook )?signature|certificate|permission|security|safety|integrity|checksum|status|required|coverage|secret|vulnerability|licen[cs]e)'
const OF_THINGS =
  '(?:requests?|webhooks?|callbacks?|calls|packages?|images?|commits?|tags?|tokens?|uploads?|files?|artifacts?|releases?|builds?|downloads?|messages?|events?|sessions?)'
const TURNED_AWAY =
  '(?:are|is|get|gets) (?:silently |always |simply )?(?:ignored|dropped|rejected|refused|deleted|discarded|removed|thrown away|turned away|quarantined)'

/** Whole sentences of a product's or a guard's ways. English. */
export const ENGLISH_FACTS: readonly RegExp[] = [
  // who has which limits
  new RegExp(`^(?:the |our )?${LIMITS} ${DOES_NOT_HOLD} (?:for|on|to) (?:${PAYING}|${PUBLIC})$`),
  // what is public has nothing to log in to
  new RegExp(
    `^(?:the |our )?(?:access logs?|access logging|permission checks?|login checks?|login|authentication|captchas?) ${DOES_NOT_HOLD} (?:for|on|to) ${PUBLIC}$`,
  ),
  // how loud an app is
  new RegExp(
    `^(?:the |our )?(?:(?:alarm|alert|notification|message|reminder|chat) (?:sounds?|tones?|vibrations?|badges?|banners?|e-?mails?|pop-?ups?)|(?:e-?mail|push|sms|in-app|browser|desktop|chat|price|stock) (?:alerts?|notifications?|reminders?)) (?:is|are|stays?) (?:off|muted|silent|hidden|disabled) by default${PLACE}$`,
  ),
  // how long a trail is kept
  /^(?:the |our |all )?audit (?:logs?|records?|entries|trails?) (?:is|are|get) (?:deleted|removed|purged|archived) after (?:[1-9]\d?|one|two|three|five|six|seven|eight|ten) years$/,
  // what outlives a deletion
  /^(?:delet|remov|eras|clos)ing (?:an? |the |any )?(?!audit|logs?|trails?|records?|evidence|history)[\w-]+ (?:always |also )?(?:keeps|leaves|retains|preserves|writes|creates|adds|needs|requires) (?:its |an? |the |their |every )?(?:audit (?:trails?|logs?|records?|entry|entries))(?: intact| untouched| behind)?$/,
  /^deleted (?!audit|logs?|records?)[\w-]+ (?:always |still )?(?:stay|remain|are kept|appear|are listed|are recorded) in the audit (?:log|trail)s?$/,
  // what a guard turns away
  new RegExp(
    `^(?:all |any )?${OF_THINGS} (?:with|whose|that have|that has|having) (?:an? |the )?(?:invalid|bad|wrong|missing|unknown|expired|broken|forged) (?:signatures?|checksums?|certificates?|hash(?:es)?|digests?|provenance)(?: headers?)? ${TURNED_AWAY}$`,
  ),
  new RegExp(
    `^${GUARD_CHECK} (?:checks?|validation|verification|scans?|scanning|gates?) (?:cannot|can't|can never|must not|must never|may not|may never) be (?:disabled|skipped|switched off|turned off|bypassed|weakened)$`,
  ),
  // an approval holds for what was looked at
  /^(?:all |any )?(?:stale |old |earlier |existing |previous )?approvals? (?:is|are|gets?) (?:automatically )?(?:dismissed|reset|revoked|withdrawn|cleared|invalidated) (?:on|by|after|with|when|whenever|once|as soon as) (?:every |each |a |any |the |new )*(?:push|pushes|force-push|commits?|rebase|branch|code|diff|pr|pull request)(?: (?:changes|moves|is pushed|are pushed|is rebased|come in|arrive|lands?))?$/,
  /^(?:the )?auto-?(?:approval|approve|accept|merge)s? (?:is|are|stays?|remains?) (?:off|disabled|switched off|turned off)(?: (?:by default|here|everywhere|in this repo(?:sitory)?|for everyone|on main))?$/,
  // somebody's session, no log
  /^(?:logging|signing) (?:out|off|in) (?:deletes|clears|removes|drops|ends|revokes|empties) (?:the |all |its |every |their )*(?:local )?(?:sessions?|(?:session |refresh )?tokens?|cookies?|carts?|caches?|drafts?)(?:, (?:not|never) the [\w -]{3,24})?$/,
  // what a tool has no business with
  /^(?:the |our )?(?:[\w-]+ )?(?:scanner|linter|formatter|analy[sz]er|checker) (?:does not|doesn't|never) (?:look at|read|check|scan|open) (?:the )?(?:vendored|generated|third-party) (?:code|files?|folders?|sources?)$/,
]
