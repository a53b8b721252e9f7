/**
 * What went wrong, as a class: an error's own words name paths, hosts and ids, so two sightings would never be one.
 * The first class that fits counts.
 */
const classes = [
  [
    'timeout',
    /\btimed? ?out\b|\btimeout\b(?!=)|ETIMEDOUT|ESOCKETTIMEDOUT|deadline exceeded|^exit code 124\b/im,
  ],
  [
    'port-in-use',
    /EADDRINUSE|address already in use|port \d+ is (?:already )?(?:in use|taken|allocated)|port is already allocated/i,
  ],
  [
    'no-connection',
    /ECONNREFUSED|ECONNRESET|connection refused|could not connect|can't connect to|cannot connect to|can't reach|failed to connect|is the server running/i,
  ],
  [
    'no-network',
    /ENOTFOUND|EAI_AGAIN|could not resolve host|temporary failure in name resolution|network is unreachable|\b50[234]\b.{0,30}(?:gateway|unavailable)|rate limit/i,
  ],
  [
    'out-of-memory',
    /heap out of memory|out of memory|\bOOM\b|MemoryError|cannot allocate memory|^exit code 137\b/im,
  ],
  ['disk-full', /ENOSPC|no space left on device/i],
  [
    'no-command',
    /command not found|not recognized as an internal|: not found$|^exit code 127\b|could not determine executable|missing script/im,
  ],
  [
    'no-module',
    /cannot find module|module not found|ModuleNotFoundError|no module named|ERR_MODULE_NOT_FOUND|cannot find package|could not resolve (?:dependency|"|')|ImportError/i,
  ],
  [
    'wrong-version',
    /unsupported engine|EBADENGINE|requires (?:node|python|java|go) ?(?:version )?[>=v\d]|incompatible version|version mismatch|wrong version|unsupported (?:class file )?major version/i,
  ],
  [
    'not-signed-in',
    /not (?:logged|signed) in|authentication (?:failed|required)|unauthori[sz]ed|\b401\b|invalid credentials|token (?:has )?expired|permission denied \(publickey/i,
  ],
  ['no-permission', /EACCES|EPERM|permission denied|operation not permitted|\b403\b.{0,20}forbidden/i],
  [
    'no-setting',
    /(?:[Ee]nvironment variable|[Ee]nv var)s?\b.{0,60}\b(?:not set|missing|required|undefined)|[Mm]issing (?:required )?env(?:ironment)?\b|\b[A-Z][A-Z0-9_]{3,40} (?:is )?(?:not set|is required|must be set)/,
  ],
  ['locked', /index\.lock|could not get lock|is locked|lock file|database is locked|another process/i],
  ['merge-conflict', /merge conflict|CONFLICT \(|unmerged (?:paths|files)|non-fast-forward/],
  [
    'not-migrated',
    /no such table|relation ".{1,60}" does not exist|pending migrations?|migrations? (?:is|are) pending|drift detected|table .{1,60} doesn't exist/i,
  ],
  [
    'not-built',
    /cannot find .{0,60}(?:dist|build|target)\/|has not been built|run .{0,40}(?:build|generate) first|did you (?:run|forget)/i,
  ],
  ['no-file', /ENOENT|no such file or directory|file not found/i],
] as const satisfies readonly (readonly [string, RegExp])[]

export type Symptom =
  | (typeof classes)[number][0]
  /** What is written is wrong: the ordinary course of work. */
  | 'red'
  /** Failed, and nothing tells of what. */
  | 'failed'
  /** The work of the agent itself was not what was wanted. */
  | 'corrected'
  /** What was made was thrown away. */
  | 'rolled-back'

export const symptoms: readonly Symptom[] = [
  ...classes.map(([name]) => name),
  'red',
  'failed',
  'corrected',
  'rolled-back',
]

/** Symptoms that the world makes: they come and go without anybody's doing. */
export const passing: readonly Symptom[] = ['no-network']

/** A test, type or rule that is not met. */
const red =
  /\bAssertionError\b|\bassert(?:ion)? failed|\bFAIL(?:ED)?\b|\btests? failed|\b\d+ (?:failed|failing)\b|error TS\d+|SyntaxError|TypeError|ReferenceError|lint(?:ing)? errors?|✖ \d+ problems?|expected .{0,80} (?:to|but)|Traceback/i

const HEAD = 2_000
const TAIL = 4_000

/** The class of a failure by what it put out. `expected`: the tool is there to find what is wrong. */
export function symptomOf(output: string, expected: boolean): Symptom {
  const said = output.length <= HEAD + TAIL ? output : `${output.slice(0, HEAD)}\n${output.slice(-TAIL)}`
  // A red test often speaks of time-outs, modules and files: that is what it tests.
  if (expected && red.test(said)) return 'red'
  for (const [name, pattern] of classes) if (pattern.test(said)) return name
  return red.test(said) || expected ? 'red' : 'failed'
}
