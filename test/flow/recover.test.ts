import { expect, it } from 'vitest'
import { wireError } from '../channels/telegram/wire-rules.ts'
import { aStage } from './stage.ts'

it('a platform that answers again shows at once what was decided meanwhile, whatever its back-off says', async () => {
  const stage = await aStage()
  await stage.put('Use tabs in makefiles')
  const bad = wireError(502, 'Bad Gateway')
  stage.wire.fail('editMessageText', bad)
  await stage.press(1, 'ignore')
  await stage.until(() => stage.wire.of('editMessageText')[0])
  stage.wire.fail('getUpdates', bad)
  stage.wire.says('anybody there?')
  await stage.until(() => stage.world().away.has('telegram'), 'the outage')
  await stage.until(() => stage.card(1)?.text.includes('Ignored · Ana'))
  expect(stage.world().away.size).toBe(0)
})
