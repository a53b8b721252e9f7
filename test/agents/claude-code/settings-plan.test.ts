import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hookCommand, planInstall, planUninstall } from '../../../src/agents/claude-code/settings-plan.ts'
import { scan, takeBack } from '../../../src/agents/claude-code/settings-text.ts'

const HOOK = '/home/ana/.evogate/bin/capture.sh'
const EVENTS = ['UserPromptSubmit', 'PostToolUse', 'PostToolUseFailure', 'Stop', 'SessionStart', 'SessionEnd']

function planned(settings: string | null, hook = HOOK) {
  const plan = planInstall(settings, hook)
  if ('refused' in plan) throw new Error(plan.refused)
  return plan
}
function cleaned(settings: string) {
  const plan = planUninstall(settings)
  if ('refused' in plan) throw new Error(plan.refused)
  return plan.text
}

describe('settings with our hooks', () => {
  it('call the hook once for each of the six events, and wait for none of the tools', () => {
    const { hooks } = JSON.parse(planned(null).text)
    expect(Object.keys(hooks)).toEqual(EVENTS)
    for (const event of EVENTS) {
      const tool = event.startsWith('PostTool')
      expect(hooks[event]).toEqual([
        {
          ...(tool ? { matcher: '*' } : {}),
          hooks: [
            {
              type: 'command',
              command: `[ ! -r '${HOOK}' ] || exec /bin/sh '${HOOK}' claude-code ${event}`,
              ...(tool ? { async: true } : {}),
              timeout: 5,
            },
          ],
        },
      ])
    }
  })

  it('look as the file did: indentation, line ends, key order, inline lists, final line end', () => {
    const before =
      '{\r\n\t"model": "opus",\r\n\t"permissions": { "allow": ["Bash(ls:*)", "Read"] },\r\n\t"z": 1.0,\r\n\t"1": "é\\u00e9"\r\n}'
    const { text } = planned(before)
    expect(
      text.startsWith(`${before.slice(0, -3)},\r\n\t"hooks": {\r\n\t\t"UserPromptSubmit": [\r\n\t\t\t{\r\n`),
    ).toBe(true)
    expect(text.endsWith(']\r\n\t}\r\n}')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  })

  it('keep the hooks of others where they are', () => {
    const before = `{
    "hooks": {
        "Stop": [
            { "hooks": [{ "type": "command", "command": "say done" }] }
        ],
        "PreToolUse": [],
        "PostToolUse": [{"matcher": "Edit", "hooks": [{"type": "command", "command": "fmt"}]}]
    }
}
`
    const { text } = planned(before)
    const { hooks } = JSON.parse(text)
    expect(Object.keys(hooks)).toEqual([
      'Stop',
      'PreToolUse',
      'PostToolUse',
      'UserPromptSubmit',
      'PostToolUseFailure',
      'SessionStart',
      'SessionEnd',
    ])
    expect(hooks.Stop[0]).toEqual({ hooks: [{ type: 'command', command: 'say done' }] })
    expect(hooks.Stop).toHaveLength(2)
    expect(hooks.PostToolUse[0].matcher).toBe('Edit')
    expect(hooks.PreToolUse).toEqual([])
    expect(text).toContain(
      '            { "hooks": [{ "type": "command", "command": "say done" }] },\n            {\n',
    )
    expect(cleaned(text)).toBe(before)
  })

  it('do not change when they are there already, however the file is laid out', () => {
    const { text } = planned('{"a":1}')
    expect(planned(text)).toMatchObject({ text, changed: false })
    const relaid = JSON.stringify(JSON.parse(text), null, 7)
    expect(planned(relaid)).toMatchObject({ text: relaid, changed: false })
  })

  it('are put right when an older path, a missing event or a double is found', () => {
    const older = planned('{\n  "a": 1\n}\n', "/old/it's here/bin/capture.sh").text
    expect(planned(older)).toMatchObject({ text: planned('{\n  "a": 1\n}\n').text, changed: true })
    const { hooks } = JSON.parse(planned(null).text)
    delete hooks.Stop
    hooks.SessionEnd.push(...hooks.SessionEnd)
    const mended = JSON.parse(planned(JSON.stringify({ hooks })).text).hooks
    expect(mended.Stop).toHaveLength(1)
    expect(mended.SessionEnd).toHaveLength(1)
    const plain = JSON.stringify({
      hooks: { Stop: [{ hooks: [{ type: 'command', command: "'/x/bin/capture.sh' claude-code Stop" }] }] },
    })
    expect(cleaned(plain)).toBe('{}')
  })

  it('give way without a trace, but for hooks that others put into our group', () => {
    const settings = JSON.parse(planned('{"a":1}').text)
    settings.hooks.Stop[0].hooks.unshift({ type: 'command', command: 'theirs' })
    settings.hooks.Stop[0].hooks.push({ type: 'command', command: 'echo /bin/capture.sh claude-code' })
    expect(JSON.parse(cleaned(JSON.stringify(settings, null, 2)))).toEqual({
      a: 1,
      hooks: {
        Stop: [
          {
            hooks: [
              { type: 'command', command: 'theirs' },
              { type: 'command', command: 'echo /bin/capture.sh claude-code' },
            ],
          },
        ],
      },
    })
  })

  it('can be taken back to the byte, and taken out to the same value, whatever the settings were', () => {
    const theirs = fc.record(
      {
        matcher: fc.string(),
        hooks: fc.array(fc.record({ type: fc.constant('command'), command: fc.string() })),
      },
      { requiredKeys: ['hooks'] },
    )
    const hooks = fc.dictionary(
      fc.constantFrom(...EVENTS, 'PreToolUse'),
      fc.array(theirs, { minLength: 1 }),
      { minKeys: 1 },
    )
    const settings = fc.tuple(
      fc.dictionary(
        fc.string().filter((key) => key !== 'hooks' && key !== '__proto__'),
        fc.jsonValue(),
      ),
      fc.option(hooks, { nil: undefined }),
    )
    const indent = fc.constantFrom(undefined, 2, 4, '\t')
    fc.assert(
      fc.property(
        settings,
        indent,
        fc.constantFrom('\n', '\r\n'),
        fc.constantFrom('', '\n'),
        fc.constantFrom('', '\uFEFF'),
        ([others, ours], unit, eol, end, bom) => {
          const value = ours ? { ...others, hooks: ours } : others
          const before = bom + JSON.stringify(value, null, unit).replaceAll('\n', eol) + end
          const plan = planned(before)
          expect(takeBack(plan.text, plan.edits)).toBe(before)
          expect(planned(plan.text).changed).toBe(false)
          const bare = (text: string) => JSON.parse(text.replace('\uFEFF', ''))
          expect(bare(cleaned(plan.text))).toEqual(bare(before))
          const merged = bare(plan.text)
          for (const event of EVENTS) {
            expect(merged.hooks[event].slice(0, -1)).toEqual(ours?.[event] ?? [])
            expect(merged.hooks[event].at(-1).hooks[0].command).toBe(hookCommand(HOOK, event))
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('settings that cannot be', () => {
  it.each([
    ['{"a": 1,}', { refused: 'settings-not-json' }],
    ['{\n  "token": "s3cret",\n  // why\n  "b": 2\n}', { refused: 'settings-not-json', detail: 'line 3' }],
    ['[]', { refused: 'settings-shape', detail: '' }],
    ['null', { refused: 'settings-shape' }],
    ['{"hooks": []}', { refused: 'settings-shape', detail: 'hooks' }],
    ['{"hooks": {"Stop": {}}}', { refused: 'settings-shape', detail: 'hooks.Stop' }],
  ])('%s are refused', (settings, refusal) => {
    expect(planInstall(settings, HOOK)).toMatchObject(refusal)
    expect(planUninstall(settings)).toMatchObject(refusal)
  })
})

describe('the reader of settings', () => {
  it('takes exactly what JSON.parse takes', () => {
    const damaged = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '{', ']', '\\', '\u007f', '\t', '-', '0'))
      .map(([text, at, put]) => {
        const where = at % (text.length + 1)
        return text.slice(0, where) + put + text.slice(where + (at % 2))
      })
    const accepts = (read: (text: string) => unknown, text: string) => {
      try {
        read(text)
        return true
      } catch {
        return false
      }
    }
    fc.assert(
      fc.property(fc.oneof(damaged, fc.json()), (text) => {
        expect([text, accepts(scan, text)]).toEqual([text, accepts(JSON.parse, text)])
      }),
      { numRuns: 2000 },
    )
  })
})
