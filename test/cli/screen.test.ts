import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { openScreen } from '../../src/cli/screen.ts'

async function said(columns: number, text: string): Promise<string[]> {
  const output = Object.assign(new PassThrough(), { isTTY: true, columns })
  const screen = await openScreen({ input: new PassThrough(), output }, () => (key) => key)
  screen.say(text)
  return String(output.read())
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.replace(/^[│●]\s*/, ''))
    .filter((line) => line !== '')
}

describe('a line of the wizard that is wider than the terminal', () => {
  it('is broken between words', async () => {
    const text = 'Cards will be shown in the terminal in which evogate start runs, until you name a chat.'
    const lines = await said(40, text)
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(37)
    expect(lines.join(' ')).toBe(text)
  })

  it('is broken anywhere in Chinese, and stays within the columns', async () => {
    const text = '卡片会显示在运行该命令的终端里，直到你填写聊天群为止，之后就会发到那里去。'
    const lines = await said(40, text)
    for (const line of lines) expect([...line].length * 2).toBeLessThanOrEqual(38)
    expect(lines.join('')).toBe(text)
  })

  it('leaves a path whole, so that it can be copied', async () => {
    const path = '/home/ana/a/very/long/path/that/goes/on/beyond/the/edge'
    expect(await said(40, `Watched: ${path}`)).toContain(path)
  })
})
