import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openSessions } from '../../src/agents/session-file.ts'

function aHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'evogate-session-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}
const read = (home: string, name: string) => readFileSync(join(home, 'session', name), 'utf8')

it('tells neither of two folders, whose names lead to one file, what concerns the other', async () => {
  const home = aHome()
  const sessions = openSessions(home, 'shared\n')
  await sessions.tell(
    new Map([
      ['/a/b-c', 'of one\n'],
      ['/a-b/c', 'of the other\n'],
      ['/d', 'of d\n'],
    ]),
  )
  expect(read(home, '-a-b-c.txt')).toBe('shared\n')
  expect(read(home, '-d.txt')).toBe('of d\n')
})

it('passes over a folder whose name is too long for a file', async () => {
  const home = aHome()
  const sessions = openSessions(home, '')
  await sessions.tell(
    new Map([
      [`/${'x'.repeat(300)}`, 'x'],
      ['/d', 'd'],
    ]),
  )
  expect(readdirSync(join(home, 'session'))).toEqual(['-d.txt'])
})

it('leaves an unchanged file alone, and mends one after a restart', async () => {
  const home = aHome()
  await openSessions(home, '').tell(new Map([['/d', 'text']]))
  const { ino } = statSync(join(home, 'session', '-d.txt'))
  await openSessions(home, '').tell(new Map([['/d', 'text']]))
  expect(statSync(join(home, 'session', '-d.txt')).ino).toBe(ino)
  writeFileSync(join(home, 'session', '-d.txt'), 'something else')
  await openSessions(home, '').tell(new Map([['/d', 'text']]))
  expect(read(home, '-d.txt')).toBe('text')
})
