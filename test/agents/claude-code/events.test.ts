import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAgentEvent } from '../../../src/agents/index.ts'

const HEAD = {
  session_id: '3f9a',
  transcript_path: '/home/ana/.claude/projects/-home-ana-shop/3f9a.jsonl',
  cwd: '/home/ana/shop',
  permission_mode: 'default',
}
const BASE = {
  id: 'X.claude-code.1',
  agent: 'claude-code',
  at: 1000,
  session: '3f9a',
  cwd: '/home/ana/shop',
  transcript: HEAD.transcript_path,
}

const read = (name: string, body: unknown, more: { agent?: string; truncated?: boolean } = {}) =>
  readAgentEvent({
    id: 'X.claude-code.1',
    agent: 'claude-code',
    name,
    receivedAt: 1000,
    body,
    truncated: false,
    bytes: 1,
    ...more,
  })
const readBody = (name: string, body: object) => read(name, { ...HEAD, hook_event_name: name, ...body })

describe('an event of Claude Code', () => {
  it('is a prompt', () => {
    const event = readBody('UserPromptSubmit', { prompt: 'use pnpm here\n' })
    expect(event).toEqual({ ...BASE, kind: 'prompt', prompt: 'use pnpm here\n' })
  })

  it('is a tool that worked', () => {
    const event = readBody('PostToolUse', {
      tool_name: 'Edit',
      tool_input: { file_path: '/home/ana/shop/a.ts', old_string: 'x', new_string: 'y' },
      tool_response: {
        filePath: '/home/ana/shop/a.ts',
        structuredPatch: [{ lines: ['-x', '+y'] }],
        userModified: false,
      },
      tool_use_id: 'toolu_1',
      duration_ms: 12,
    })
    expect(event).toEqual({
      ...BASE,
      kind: 'tool',
      deed: { deed: 'edit', file: '/home/ana/shop/a.ts', changes: [{ before: 'x', after: 'y' }] },
      tool: 'Edit',
      ok: true,
      error: null,
      output: '/home/ana/shop/a.ts\n-x\n+y',
      interrupted: false,
      files: ['/home/ana/shop/a.ts'],
      skill: null,
    })
  })

  it.each([
    ['Skill', { skill: 'deploy' }, 'deploy'],
    ['Skill', { command: '/deploy now' }, 'deploy'],
    ['Skill', { skill: 'plugin:deploy' }, null],
    ['Skill', { skill: '../deploy' }, null],
    ['Skill', {}, null],
    ['Bash', { command: 'deploy' }, null],
  ])('%s with %j calls the skill %s', (tool_name, tool_input, skill) => {
    expect(readBody('PostToolUse', { tool_name, tool_input, tool_response: {} })).toMatchObject({ skill })
  })

  it('is a tool that failed; what it printed counts as its output', () => {
    const event = readBody('PostToolUseFailure', {
      tool_name: 'Bash',
      tool_input: { command: 'npm test' },
      error: 'Exit code 1\nTypeError: x is not a function',
      is_interrupt: true,
    })
    expect(event).toMatchObject({
      kind: 'tool',
      tool: 'Bash',
      ok: false,
      error: 'Exit code 1\nTypeError: x is not a function',
      output: 'Exit code 1\nTypeError: x is not a function',
      interrupted: true,
      files: [],
    })
  })

  it.each([
    ['plain text', 'hello', 'hello'],
    [
      'parts',
      [
        { type: 'text', text: 'one' },
        { type: 'text', text: 'two' },
      ],
      'one\ntwo',
    ],
    ['streams', { stdout: 'out', stderr: 'err', interrupted: true }, 'out\nerr'],
    ['nothing', undefined, ''],
    ['numbers', { a: 1, b: [true, null] }, ''],
  ])('has the output of a tool that answers with %s', (_, tool_response, output) => {
    expect(readBody('PostToolUse', { tool_name: 'T', tool_response })).toMatchObject({ output })
  })

  it('has at most 1 MiB of output, and none from deeper than 32 levels (R73)', () => {
    const tool_response = { a: 'x'.repeat(700_000), b: 'y'.repeat(700_000) }
    expect(readBody('PostToolUse', { tool_response })).toMatchObject({
      output: `${'x'.repeat(700_000)}\n${'y'.repeat(1_048_576 - 700_001)}`,
    })
    const nested = (depth: number): unknown => (depth === 0 ? 'found' : [nested(depth - 1)])
    expect(readBody('PostToolUse', { tool_response: nested(31) })).toMatchObject({ output: 'found' })
    expect(readBody('PostToolUse', { tool_response: nested(32) })).toMatchObject({ output: '' })
    const deep = JSON.parse('['.repeat(400_000) + ']'.repeat(400_000))
    expect(readBody('PostToolUse', { tool_response: deep })).toMatchObject({ kind: 'tool', output: '' })
  })

  it('is the end of a turn, the start or the end of a session', () => {
    expect(readBody('Stop', { stop_hook_active: false, last_assistant_message: 'Done.' })).toEqual({
      ...BASE,
      kind: 'stop',
      lastMessage: 'Done.',
    })
    expect(readBody('Stop', {})).toEqual({ ...BASE, kind: 'stop', lastMessage: null })
    expect(readBody('SessionStart', { source: 'resume' })).toEqual({
      ...BASE,
      kind: 'session-start',
      source: 'resume',
    })
    expect(readBody('SessionEnd', { reason: 'clear' })).toEqual({
      ...BASE,
      kind: 'session-end',
      reason: 'clear',
    })
  })
})

describe('an event with something odd in it', () => {
  it('counts fields of another type as missing', () => {
    const body = { session_id: 7, cwd: { a: 1 }, transcript_path: 'a\0b', prompt: 'yes' }
    expect(read('UserPromptSubmit', body)).toEqual({
      ...BASE,
      session: '',
      cwd: null,
      transcript: null,
      kind: 'prompt',
      prompt: 'yes',
    })
    expect(
      readBody('PostToolUse', { tool_name: null, tool_input: 'x', tool_response: 3, is_interrupt: 'no' }),
    ).toMatchObject({
      tool: '',
      output: '',
      interrupted: false,
      files: [],
    })
    expect(readBody('PostToolUse', { tool_input: { file_path: 3, path: '/a' } })).toMatchObject({
      files: ['/a'],
    })
  })

  it('has no prompt if that is no text', () => {
    for (const prompt of [undefined, null, 3, '', ['a']]) {
      expect(readBody('UserPromptSubmit', { prompt })).toEqual({ unreadable: 'no-prompt' })
    }
  })

  it.each([null, 42, 'text', true, ['a']])('is unreadable if it is %j', (body) => {
    expect(read('UserPromptSubmit', body)).toEqual({ unreadable: 'not-an-object' })
  })

  it('is unreadable if the agent or the event is not known', () => {
    expect(read('UserPromptSubmit', HEAD, { agent: 'someone' })).toEqual({ unreadable: 'unknown-agent' })
    expect(read('UserPromptSubmit', HEAD, { agent: 'toString' })).toEqual({ unreadable: 'unknown-agent' })
    expect(read('PreCompact', HEAD)).toEqual({ unreadable: 'unknown-event' })
    expect(read('constructor', HEAD)).toEqual({ unreadable: 'unknown-event' })
  })

  it('drops unknown keys and lets __proto__ do nothing (R73)', () => {
    const body = JSON.parse(
      '{"__proto__":{"prompt":"inherited","session_id":"x"},"constructor":1,"prompt":"own","extra":1}',
    )
    const event = read('UserPromptSubmit', body)
    expect(event).toEqual({
      ...BASE,
      session: '',
      cwd: null,
      transcript: null,
      kind: 'prompt',
      prompt: 'own',
    })
    expect(Object.keys(event)).not.toContain('extra')
    expect(({} as Record<string, unknown>).prompt).toBeUndefined()
    expect(read('UserPromptSubmit', JSON.parse('{"__proto__":{"prompt":"inherited"}}'))).toEqual({
      unreadable: 'no-prompt',
    })
  })

  it('loses the half sentence at the end of a prompt that was cut', () => {
    const cut = (prompt: string) => read('UserPromptSubmit', { ...HEAD, prompt }, { truncated: true })
    expect(cut('Use tabs. Never push unl')).toMatchObject({ prompt: 'Use tabs.' })
    expect(cut('以后用 pnpm。不要')).toMatchObject({ prompt: '以后用 pnpm。' })
    expect(cut('line one\nline tw')).toMatchObject({ prompt: 'line one' })
    expect(cut('see version 1.2')).toEqual({ unreadable: 'no-prompt' })
  })

  it('never makes the reader throw', () => {
    const names = [
      'UserPromptSubmit',
      'PostToolUse',
      'PostToolUseFailure',
      'Stop',
      'SessionStart',
      'SessionEnd',
    ]
    const fields = [
      'session_id',
      'cwd',
      'transcript_path',
      'prompt',
      'tool_name',
      'tool_input',
      'tool_response',
      'error',
      'is_interrupt',
      'last_assistant_message',
      'source',
      'reason',
      '__proto__',
    ]
    const body = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...fields), fc.jsonValue()))
    fc.assert(
      fc.property(fc.constantFrom(...names), body, fc.boolean(), (name, value, truncated) => {
        read(name, value, { truncated })
      }),
    )
  })
})
