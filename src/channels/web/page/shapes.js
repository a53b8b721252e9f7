// What the service answers, as the page reads it. There is nothing to run here.

/**
 * @typedef {{
 *   id: number, revision: number, state: string, question: string | null, kind: string,
 *   tier: 'L1' | 'L2' | 'L3', urgency: string, text: string, workspace: string, workspaceName: string, target: string | null,
 *   askedAt: string | null, dueAt: string | null,
 *   settled: { by: string, at: string, via: string } | null,
 *   gone: { by: number, raisedTo: 'L1' | 'L2' | 'L3' | null } | null,
 * }} Row
 *
 * @typedef {{
 *   verb: string, value: string, label: string, tone: 'go' | 'stop' | null,
 *   words: { text: string, max: number } | null,
 * }} Action
 *
 * @typedef {{ part: 'title' | 'line' | 'warning' | 'evidence' | 'code', text: string } |
 *   { part: 'words', lines: readonly string[] }} Part
 *
 * @typedef {Row & {
 *   card: { parts: readonly Part[] },
 *   block: string | null, file: string | null, diff: string | null,
 *   actions: readonly (readonly Action[])[],
 * }} Shown
 *
 * @typedef {{ toast: string, alert: boolean, request: Shown | null }} Pressed
 *
 * @typedef {{
 *   request: number, revision: number, tier: 'L1' | 'L2' | 'L3', file: string, text: string,
 *   workspaceName: string, at: string, confidence: number, level: 'TRUST' | 'VERIFY' | 'REVALIDATE',
 * }} Entry
 *
 * @typedef {{
 *   version: string,
 *   lines: readonly { level: 'ok' | 'note' | 'warn' | 'bad', text: string, remedy: string | null }[],
 * }} Health
 */

export {}
