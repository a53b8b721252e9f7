import { expect, it } from 'vitest'
import { aStage } from './stage.ts'

it('a line that somebody promised to take out is named by /pending until it is gone', async () => {
  const stage = await aStage({ files: { 'MEMORY.md': '# Notes\n\n- Use spaces, not tabs\n' } })
  await stage.put('Use tabs, not spaces')
  await stage.press(1, 'evolve')
  await stage.press(1, 'conflict.new')
  await stage.state(1, 'written')
  expect(await stage.say('/pending')).toContain('You wanted to take MEMORY.md:3 out, because of #1')
  stage.write('MEMORY.md', stage.read('MEMORY.md').replace('- Use spaces, not tabs\n', ''))
  expect(await stage.say('/pending')).not.toContain('You wanted to take')
})
