import { writeSync } from 'node:fs'

const LATER = /^USR2,/

/**
 * `C15:kill`: at the step named C15 the process kills itself, or throws; `C15:kill@3` only at the third time that it
 * comes there. Several, separated by commas, each strike on their own. Behind `USR2,` nothing counts or strikes before
 * the process is sent SIGUSR2. For crash tests only.
 */
const shape = /^([A-Z]\d{1,2}[a-z]?):(kill|throw)(?:@([1-9]\d{0,2}))?$/

/** True for a value that can only have been meant for us; `FAIL` is too common a name to be sure otherwise. */
export const isFail = (raw: string): boolean =>
  raw
    .replace(LATER, '')
    .split(',')
    .every((one) => shape.test(one))

/** The function that is called at every named step. It says on standard error when it strikes. */
export function failAt(raw: string | null): (name: string) => void {
  const traps = (raw ?? '')
    .replace(LATER, '')
    .split(',')
    .flatMap((one) => {
      const [, step, way, time] = shape.exec(one) ?? []
      return step === undefined ? [] : [{ step, way, time: time === undefined ? null : Number(time) }]
    })
  if (traps.length === 0) return () => {}
  const times = new Map<string, number>()
  let armed = !LATER.test(raw ?? '')
  if (!armed)
    process.once('SIGUSR2', () => {
      armed = true
      writeSync(2, 'Fail points armed\n')
    })
  return (name) => {
    if (!armed) return
    const now = (times.get(name) ?? 0) + 1
    times.set(name, now)
    const trap = traps.find(({ step, time }) => step === name && (time === null || time === now))
    if (!trap) return
    writeSync(2, `Fail point ${name}@${now}\n`)
    // SIGKILL, not exit(): nothing may be flushed, closed or released on the way out.
    if (trap.way === 'kill') process.kill(process.pid, 'SIGKILL')
    throw new Error(`Fail point ${name}`)
  }
}
