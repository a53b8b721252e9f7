// Writes until it is killed, and prints a line for every write that was acknowledged.
// node writing-child.mjs <folder of the compiled store> <home> <first number>
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder, home, first] = process.argv.slice(2)
const { openStore } = await import(pathToFileURL(join(folder, 'open.js')).href)
const { takeInstanceLock } = await import(pathToFileURL(join(folder, 'lock.js')).href)
const lock = await takeInstanceLock(home, 'service')
if (lock.outcome === 'held') process.exit(7)
const store = await openStore({ url: `file:${home}/evogate.db`, home, now: Date.now })
process.stdout.write('open\n')

for (let n = Number(first); ; n += 10)
  await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const id = `event-${n + at}`
      await store.write(async (tx) => {
        await tx.addEvent({
          ...{ id, agent: 'claude-code', name: 'Stop', session: 's', workspace: null, path: null },
          ...{ at: Date.now(), detail: 'x'.repeat(200) },
        })
        await tx.addAudit({ chain: 'shop', kind: 'event', at: Date.now(), body: { id } })
      })
      process.stdout.write(`${id}\n`)
    }),
  )
