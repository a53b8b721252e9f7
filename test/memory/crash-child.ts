import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { programEnvironment } from '../../src/config/program-environment.ts'
import type { WriteOrder, WriteProgress } from '../../src/flow/ports/memory.ts'
import { createMemory } from '../../src/memory/index.ts'

// Carries out the order of a file, and dies without a word at the named step.
const [home = '', orderFile = '', progressFile = '', point = ''] = process.argv.slice(2)
const order = JSON.parse(readFileSync(orderFile, 'utf8')) as WriteOrder
const progress = existsSync(progressFile)
  ? (JSON.parse(readFileSync(progressFile, 'utf8')) as WriteProgress)
  : null
const memory = createMemory({
  home,
  environment: programEnvironment(),
  fail: (name) => {
    if (name === point) process.kill(process.pid, 'SIGKILL')
  },
})
const outcome = await memory.apply(order, progress, async (one) => {
  writeFileSync(`${progressFile}.tmp`, JSON.stringify(one))
  renameSync(`${progressFile}.tmp`, progressFile)
})
process.stdout.write(JSON.stringify(outcome))
