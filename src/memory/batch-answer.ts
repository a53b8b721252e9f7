/** One answer of `git cat-file --batch`; null for an object that is missing. */
export interface BatchAnswer {
  readonly id: string
  readonly kind: string
  readonly bytes: Buffer
}

/** Reads the answers to `count` questions; fewer if the process was cut off. */
export function readBatch(output: Buffer, count: number): (BatchAnswer | null)[] {
  const answers: (BatchAnswer | null)[] = []
  let at = 0
  while (answers.length < count) {
    const newline = output.indexOf(0x0a, at)
    if (newline < 0) break
    const found = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(output.toString('utf8', at, newline))
    at = newline + 1
    if (found === null) {
      answers.push(null)
      continue
    }
    const size = Number(found[3])
    answers.push({ id: found[1] ?? '', kind: found[2] ?? '', bytes: output.subarray(at, at + size) })
    at += size + 1
  }
  return answers
}
