import { showHidden } from '../core/gates/safety/hidden.ts'
import { changeTag } from './change-tag.ts'
import { type Command, exit, print } from './context.ts'
import { float } from './decay-rows.ts'

/** Something is known to be wrong; it stays where it is and is trusted no more until it is looked into. */
export const invalidateCommand: Command = {
  name: 'invalidate',
  options: ['--file <file>', '--line <number>'],
  async run(context, given) {
    const told = await changeTag(context, given, 'invalidate', 1)
    if (told.outcome === 'failed') return told.exit
    const { file, line, before } = told.tag
    const was = `C0=${float(before.C0)} α=${float(before.alpha)} β=${float(before.beta)}`
    print(context, given, told.tag, () => [
      context.t('decay-invalidated', { place: showHidden(`${file}:${line}`), was }),
    ])
    return exit.ok
  },
}
