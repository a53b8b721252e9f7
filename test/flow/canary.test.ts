import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ANA, aStage, BO, type Stage } from './stage.ts'

/** Put together here, so that no scanner of secrets stops at this file. */
const j = (...parts: string[]) => parts.join('')
let count = 0
/** A token that a scanner knows, another one each time. */
const canary = () => j('gh', 'p_', `Canary${String(++count).padStart(4, '0')}Qw7Er5Ty3Ui1Op0As8Df6Gh4`)
const password = j('correct-horse-', 'battery-77')

function bytesBelow(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path, readFileSync(path, 'latin1')])
}

/** Wherever these strings stand: the home with database and spool, the work tree, git's objects, all that was sent. */
function places(stage: Stage, needles: readonly string[]): string[] {
  const objects = execFileSync('git', ['cat-file', '--batch-all-objects', '--batch', '--buffer'], {
    cwd: stage.root,
    encoding: 'latin1',
    maxBuffer: 1 << 28,
  })
  const all: [string, string][] = [
    ...bytesBelow(stage.home),
    ...bytesBelow(stage.root).filter(([path]) => !path.includes('/.git/')),
    ['git objects', objects],
    ...stage.wire.calls.map(({ method, params }): [string, string] => [
      `sent ${method}`,
      JSON.stringify(params),
    ]),
  ]
  return needles.flatMap((needle) =>
    all.filter(([, bytes]) => bytes.includes(needle)).map(([place]) => `${needle} in ${place}`),
  )
}

describe('secrets put into every input (R11, R120)', () => {
  it('are nowhere once the spool is drained', async () => {
    const stage = await aStage()
    await stage.put('Keep test files short')
    await stage.press(1, 'modify')
    const prompt = await stage.until(() => stage.wire.messages.find(({ forced }) => forced))
    const first = count
    const app = stage.app()

    await stage.prompt(`Always deploy with ${canary()} from now on`)
    await stage.prompt(`no, use ${canary()} not the old one`)
    await stage.prompt(`Always set DB_PASSWORD=${password} before the tests`)
    await stage.prompt('Never force-push to main', canary())
    await stage.prompt('Always run the linter', 's9', `/tmp/${canary()}`)
    await stage.hook('PostToolUse', {
      session_id: canary(),
      cwd: stage.root,
      tool_name: canary(),
      tool_input: { command: `curl -H "Authorization: Bearer ${canary()}"` },
      tool_response: { stdout: canary() },
    })
    await stage.hook('PostToolUseFailure', {
      session_id: 's',
      cwd: stage.root,
      tool_name: 'Bash',
      error: canary(),
    })
    await stage.hook('SessionEnd', { session_id: 's', cwd: stage.root, reason: canary() })
    await stage.hook('SessionStart', { session_id: 's', cwd: stage.root, source: canary() })
    await app.propose({ text: `Use ${canary()} here`, workspace: stage.root })
    const words = { text: 'Sort imports by path', workspace: stage.root }
    for (const field of ['tier', 'skill', 'symptom', 'cause', 'expires', 'urgency', 'source', 'workspace'])
      await app.propose({ ...words, [field]: canary() })
    await stage.say(`/remember Use ${canary()} here`)
    await stage.say(`/why ${canary()}`)
    await stage.say(`/lang ${canary()}`)
    await stage.say(`just talking about ${canary()}`)
    await stage.say(`Use ${canary()} here`, stage.replyTo(prompt.id))
    await stage.say(`modify Use ${canary()} here`, stage.replyTo(stage.card(1)?.id))
    await stage.say(`ignore #1 ${canary()}`)
    await stage.say('hello', { from: { ...BO, first_name: canary() } })
    await stage.answer(stage.wire.taps(stage.card(1)!.id, canary()))
    await stage.press(1, 'defer', { ...ANA, first_name: canary() })
    await stage.until(async () => (await app.status()).spool === 0)
    await stage.handled()

    const canaries = Array.from(
      { length: count - first },
      (_, index) => `Canary${String(index + 1).padStart(4, '0')}Q`,
    )
    expect(canaries.length).toBeGreaterThan(25)
    expect(places(stage, [...canaries, password])).toEqual([])
    await stage.stop()
    expect(places(stage, [...canaries, password])).toEqual([])
  })

  it('would be found: a harmless word of a proposal is', async () => {
    const stage = await aStage()
    await stage.put('Keep test files short')
    expect(places(stage, ['Keep test files short']).join()).toMatch(/evogate\.db.*sent sendMessage/)
  })
})
