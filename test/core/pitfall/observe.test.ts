import { describe, expect, it } from 'vitest'
import { factsOf, stepOfFacts } from '../../../src/core/pitfall/facts.ts'
import { edited, failed, looked, ran, said, searched } from './a-conversation.ts'

const TOKEN = `ghp_${'a1B2'.repeat(9)}`

describe('a step', () => {
  it.each([
    'Error: Missing required environment variable AWS_REGION',
    'missing environment variables: AWS_REGION',
    'Environment variable AWS_REGION is not set',
    'error: AWS_REGION must be set',
  ])('that failed for want of a setting says so: %s', (output) => {
    expect(failed('npm run lambda', output)).toMatchObject({ symptom: 'no-setting' })
  })

  it('holds no secret of a command, not even in its area (R11)', () => {
    for (const command of [
      `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com`,
      `vault login ${TOKEN}`,
      `GITHUB_TOKEN=${TOKEN} npm run release`,
      `grep -rn ${TOKEN} src`,
      TOKEN,
      `restore backup_${TOKEN} now`,
      `bin/${TOKEN} --verbose`,
    ])
      expect(JSON.stringify([ran(command), failed(command, TOKEN)]).toLowerCase(), command).not.toContain(
        TOKEN.slice(0, 12).toLowerCase(),
      )
    expect(JSON.stringify(edited(`src/${TOKEN}/a.ts`))).not.toContain(TOKEN)
  })

  it('is kept without its command, its file and its query, and told again as far as that goes', () => {
    const steps = [
      failed('npm run seed -- --all', 'connect ECONNREFUSED'),
      ran('git reset --hard'),
      edited('src/cart/total.ts'),
      looked(),
      searched('createOrder'),
      said("that's wrong"),
    ]
    for (const step of steps) {
      const facts = JSON.parse(JSON.stringify(factsOf(step)))
      const known = step.kind === 'tool' ? { ...step, command: null, file: null } : step
      expect(stepOfFacts(step.kind, facts)).toEqual(known)
      expect(JSON.stringify(facts)).not.toMatch(/--all|total|createOrder|wrong/)
    }
    expect(stepOfFacts('tool', { tool: 'Bash', ok: true })).toBeNull()
    expect(stepOfFacts('tool', null)).toBeNull()
    expect(stepOfFacts('stop', null)).toBeNull()
  })
})
