import { writeSync } from 'node:fs'

/**
 * `C15:kill`: at the step named C15 the process kills itself, or throws; `C15:kill@3` only at the third time that it
 * comes there. For crash tests only.
 */
const shape = /^([A-Z]\d{1,2}[a-z]?):(kill|throw)(?:@([1-9]\d{0,2}))?$/

/** True for a value that can only have been meant for us; `FAIL` is too common a name to be sure otherwise. */
export const isFail = (raw: string): boolean => shape.test(raw)

/** The function that is called at every named step. It says on standard error when it strikes. */
export function failAt(raw: string | null): (name: string) => void {
  const [, step, way, time] = shape.exec(raw ?? '') ?? []
  if (step === undefined) return () => {}
  let times = 0
  return (name) => {
    if (name !== step) return
    times += 1
    if (time !== undefined && times !== Number(time)) return
    writeSync(2, `Fail point ${name}\n`)
    // SIGKILL, not exit(): nothing may be flushed, closed or released on the way out.
    if (way === 'kill') process.kill(process.pid, 'SIGKILL')
    throw new Error(`Fail point ${name}`)
  }
}
