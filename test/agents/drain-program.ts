import { linkSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSpool } from '../../src/agents/spool.ts'
import { capture } from '../../src/hook/capture.ts'

// A program of its own, to be killed: `drain <home> <rows> <point>` or `capture <home> <point>`.
const [verb, home, ...rest] = process.argv.slice(2)
const dieAt = (wanted: string | undefined) => (point: string) => {
  if (point === wanted) process.kill(process.pid, 'SIGKILL')
}

if (verb === 'capture') {
  await capture({
    agent: 'claude-code',
    event: 'Stop',
    home: home!,
    stdin: process.stdin,
    fail: dieAt(rest[0]),
  })
} else {
  const [rows, point] = rest
  await openSpool(home!, { fail: dieAt(point) }).drain(async (batch) => {
    for (const event of batch) {
      // A row is a file that appears whole, and its name is the unique key.
      const draft = join(home!, `row-${process.pid}`)
      writeFileSync(draft, JSON.stringify(event.body))
      try {
        linkSync(draft, join(rows!, event.id))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      unlinkSync(draft)
    }
  })
}
