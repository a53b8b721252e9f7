import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openSessionDiary } from '../../src/main/session-diary.ts'

function aHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'evogate-diary-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  return home
}

it('the diary of sessions outlives its process, and keeps what a day can hold', async () => {
  const home = aHome()
  for (let at = 1; at <= 210; at++) await openSessionDiary(home, () => {}).note(at)
  const diary = openSessionDiary(home, () => {})
  expect(await diary.since(208)).toEqual([208, 209, 210])
  expect(await diary.since(0)).toHaveLength(200)
  expect(readdirSync(home)).toEqual(['discord-sessions'])
})

it('the diary of sessions is empty where it cannot be read, and says what it cannot note', async () => {
  const home = aHome()
  const lines: object[] = []
  expect(await openSessionDiary(home, () => {}).since(0)).toEqual([])
  writeFileSync(join(home, 'file'), '')
  await openSessionDiary(join(home, 'file'), (line) => lines.push(line)).note(1)
  expect(lines).toMatchObject([{ level: 'warn', msg: 'A session with Discord could not be noted' }])
})
