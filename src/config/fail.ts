/** `C15:kill`: at the step named C15 the process kills itself, or throws. For crash tests only. */
const shape = /^([A-Z]\d{1,2}[a-z]?):(kill|throw)$/

/** True for a value that can only have been meant for us; `FAIL` is too common a name to be sure otherwise. */
export const isFail = (raw: string): boolean => shape.test(raw)

/** The function that is called at every named step. */
export function failAt(raw: string | null): (name: string) => void {
  const [, step, way] = shape.exec(raw ?? '') ?? []
  if (step === undefined) return () => {}
  return (name) => {
    if (name !== step) return
    // SIGKILL, not exit(): nothing may be flushed, closed or released on the way out.
    if (way === 'kill') process.kill(process.pid, 'SIGKILL')
    throw new Error(`Fail point ${name}`)
  }
}
