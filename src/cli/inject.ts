import path from 'node:path'
import { sayReason } from '../core/card/say-reason.ts'
import { decayTypes } from '../core/decay.ts'
import { isDecayType } from '../core/decay-tag.ts'
import type { Tier } from '../core/tier.ts'
import { type Command, complain, exit, print } from './context.ts'
import { reach } from './reach.ts'

/** Where a text of this name would go, were it approved. */
export const tierOfFile: Readonly<Record<string, Tier>> = {
  'MEMORY.md': 'L1',
  'SKILL.md': 'L2',
  'CLAUDE.md': 'L3',
  'AGENTS.md': 'L3',
}

/** Proposes a text of a certain kind. Nothing is written: it goes through all gates and a person decides. */
export const injectCommand: Command = {
  name: 'inject',
  options: [
    '--type <type>',
    '--content <text>',
    '--target <file>',
    '--entities <names>',
    '--workspace <path>',
  ],
  async run(context, given) {
    const { type, content, target, workspace } = given.options
    if (typeof type !== 'string' || !isDecayType(type)) {
      complain(context, 'decay-which-type', { types: decayTypes.join(', ') })
      return exit.usage
    }
    if (typeof content !== 'string' || content.trim() === '') {
      complain(context, 'decay-no-content')
      return exit.usage
    }
    const name = typeof target === 'string' ? path.basename(target) : ''
    if (target !== undefined && !name.endsWith('.md')) {
      complain(context, 'decay-not-markdown', { found: String(target).slice(0, 80) })
      return exit.usage
    }
    const tier = tierOfFile[name]
    const { cwd = process.cwd() } = context.settings
    const asked = await reach(context, 'propose', {
      text: content.slice(0, 10_000),
      decay: type,
      ...(tier && { tier }),
      ...(typeof workspace === 'string' && { workspace: path.resolve(cwd, workspace) }),
      cwd,
    })
    if (asked.outcome === 'failed') return asked.exit
    const { value } = asked
    const { t } = context
    if ('refused' in value) {
      const reasons = value.reasons.map((reason) => sayReason(reason, t)).join('; ')
      print(context, given, value, () => [t('cli-propose-refused', { reasons })])
      return exit.refused
    }
    print(context, given, value, () => {
      if ('request' in value) return [t('decay-injected', { number: value.request, type })]
      if ('pooled' in value) return [t('cli-propose-pooled', { times: value.pooled.times })]
      const { id, times, at } = value.seen
      if (id !== null) return [t('cli-propose-seen', { number: id, times })]
      return [at ? t('cli-propose-stands', { place: at }) : t('cli-propose-candidate', { times })]
    })
    return exit.ok
  },
}
