import { hostname } from 'node:os'
import { describe, expect, it, onTestFinished } from 'vitest'
import { anAgent } from '../cli/mcp-client.ts'
import { aStage, type Stage } from './stage.ts'

const RULE = 'Keep test files short'

describe('a card of a proposal over MCP', () => {
  it.each([
    ['en', `From: Claude Code on ${hostname()}, via MCP`, 'importance H', 'P proposed by Claude Code'],
    ['zh', `来源：${hostname()} 上的 Claude Code，经 MCP`, '重要性 H', 'P Claude Code 提议'],
    ['ko', `출처: ${hostname()}의 Claude Code (MCP 경유)`, '중요도 H', 'P Claude Code 제안'],
  ])('says in %s where it comes from, and what was only claimed', async (locale, from, claim, trigger) => {
    const stage = await aStage({ env: { EVOGATE_LOCALE: locale } })
    const number = await stage.put(RULE, {
      via: 'mcp',
      source: 'claude-code',
      importance: 'H',
      urgency: 'urgent',
    })
    expect(await stage.request(number)).toMatchObject({ importance: 'M', urgency: 'standard', tier: 'L1' })
    const text = stage.card(number)?.text ?? ''
    expect(text.split('\n').at(-1)).toBe(from)
    expect(text).toContain(claim)
    expect(text).toContain(trigger)
  })

  it('does not say that Evogate asks for itself when the agent has no name', async () => {
    const stage = await aStage()
    const number = await stage.put(RULE, { via: 'mcp' })
    const text = stage.card(number)?.text ?? ''
    expect(text).toContain('P proposed by an agent')
    expect(text.split('\n').at(-1)).toBe(`From: an agent on ${hostname()}, via MCP`)
  })

  it('of L3 needs both answers of an owner, whatever was claimed', async () => {
    const stage = await aStage()
    const claims = { via: 'mcp', tier: 'L3', importance: 'H', urgency: 'urgent' }
    const number = await stage.put('Never force-push to main', claims)
    await stage.press(number, 'evolve')
    expect((await stage.request(number)).question).toBe('tier')
    expect(stage.read('CLAUDE.md')).not.toContain('force-push')
  })
})

describe('what stands in the memory of a workspace', () => {
  async function written() {
    const stage = await aStage()
    await stage.approve(await stage.put(RULE))
    await stage.stop()
    const agent = await anAgent(stage.root, agentEnv(stage))
    onTestFinished(agent.close)
    return { stage, agent }
  }
  const agentEnv = (stage: Stage) => ({ ...stage.env, HOME: stage.home, EVOGATE_HOME: stage.home })

  it('is scanned, found by its words and told how it held, and the file keeps its bytes', async () => {
    const { stage, agent } = await written()
    const file = stage.read('MEMORY.md')
    const scan = await agent.call('knowledge_scan')
    expect(scan.data).toMatchObject({
      total: 1,
      trust: 1,
      rows: [{ file: 'MEMORY.md', text: RULE, confidence: 1 }],
    })
    const [{ id }] = scan.data.rows
    expect((await agent.call('knowledge_search', { query: 'short tests' })).data.rows).toMatchObject([{ id }])
    expect((await agent.call('knowledge_search', { query: 'deploy' })).data.matched).toBe(0)
    expect((await agent.call('knowledge_search', { entities: ['nobody'] })).data.matched).toBe(0)
    const told = await agent.call('knowledge_feedback', { id, result: 'failure', evidence: 'hint' })
    expect(told.data).toMatchObject({ id, before: 1, after: 1, level: 'TRUST' })
    expect(await agent.call('knowledge_feedback', { id: 'nobody', result: 'failure' })).toMatchObject({
      wrong: true,
    })
    expect(stage.read('MEMORY.md')).toBe(file)
    await stage.start()
    expect((await stage.app().confidence([id]))[0]?.confidence).toMatchObject({ alpha: 0, beta: 0.3 })
    const audit = await stage.app().log({ audit: true, rebuild: false })
    expect(audit.find(({ move }) => move === 'confidence-failure')).toMatchObject({ via: 'mcp', by: null })
  })
})
