import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aFolder } from '../memory/a-repository.ts'
import { ANA, aStage } from './stage.ts'

const at = Date.parse('2026-06-01T10:00:00Z')

/** A program that answers each kind of question, and writes down what it was asked. */
function aProgram() {
  const folder = aFolder()
  const program = join(folder, 'judge.sh')
  writeFileSync(
    program,
    `#!/bin/sh
question=$(cat)
echo "$question" >> ${folder}/asked
case "$question" in
  *'"ask":"worth"'*) echo '{"worth":true,"because":"names are read often"}';;
  *'"ask":"relate"'*) echo '{"relation":"duplicate","because":"the order is all that differs"}';;
  *'"ask":"distill"'*) echo '{"text":"Always keep the change log short"}';;
esac
`,
  )
  chmodSync(program, 0o755)
  const file = join(folder, 'asked')
  const asked = () =>
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : []
  return { program, asked }
}

describe('a second opinion', () => {
  it('stands on the card with its label, is asked for once, and goes when the words are forgotten', async () => {
    const { program, asked } = aProgram()
    const stage = await aStage({ at, env: { JUDGE_COMMAND: program, DIGEST_AT: '23:59' } })
    const mild = { text: 'Prefer short names', workspace: stage.root, urgency: 'mild' }
    await stage.app().propose(mild)
    await stage.until(async () => (await stage.world().store.read.adviceCount(0)) === 1)
    await stage.app().digest({ now: true })
    await stage.until(async () => (await stage.request(1)).state === 'deferred')
    await stage.say('/pending')
    const list = stage.wire.messages.findLast(({ buttons }) =>
      buttons.flat().some(({ data }) => data.includes('.send')),
    )
    const send = list?.buttons.flat().find(({ data }) => data.includes('.send'))
    await stage.answer(stage.wire.taps(list!.id, send!.data, { from: ANA }))
    await stage.until(() =>
      stage.card(1)?.text.includes('Second opinion: worth keeping, because names are read often\n'),
    )
    await stage.app().propose({ text: 'Replace moment with dayjs', workspace: stage.root })
    await stage.put('Replace dayjs with moment')
    await stage.until(() => stage.card(3)?.text.includes('Second opinion: '))
    expect(stage.card(3)?.text).toMatch(
      /\nSecond opinion: says the same as #2, because the order is all that differs\nRelated: #2 /,
    )
    // It changes nothing: both are asked.
    expect(await stage.request(3)).toMatchObject({ state: 'asked', flags: [] })
    const questions = asked().map(({ ask }) => ask)
    expect(questions).toEqual([...new Set(questions)])
    expect(asked()[0]).toEqual({ ask: 'worth', text: 'Prefer short names', kind: 'rule', times: 1 })
    const { workspace, textHash } = await stage.request(1)
    const kept = () => stage.world().store.read.advice(workspace, [textHash])
    expect(await kept()).toMatchObject([{ answer: { worth: true } }])
    await stage.press(1, 'ignore')
    await stage.state(1, 'ignored')
    await stage.app().forget(1)
    expect(await kept()).toEqual([])
  })
})
