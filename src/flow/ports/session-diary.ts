/** When sessions were begun, kept where a crash does not reach it. Times are ms since the epoch. */
export interface SessionDiary {
  /** Those since then, oldest first. */
  since(time: number): Promise<readonly number[]>
  note(at: number): Promise<void>
}
