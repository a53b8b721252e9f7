/**
 * A named step at which a crash test stops the process (C1 to C21). In service it does nothing.
 * Throwing at a point must be handled like any other broken step.
 */
export type FailPoint = (name: string) => void

export const noFailPoint: FailPoint = () => {}
