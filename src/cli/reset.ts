import { showHidden } from '../core/gates/safety/hidden.ts'
import { changeTag } from './change-tag.ts'
import { type Command, exit, print } from './context.ts'
import { float } from './decay-rows.ts'

/** Something was looked into anew and found true. */
export const resetCommand: Command = {
  name: 'reset',
  options: ['--file <file>', '--line <number>'],
  async run(context, given) {
    const told = await changeTag(context, given, 'reset', 1)
    if (told.outcome === 'failed') return told.exit
    const { file, line, before, C } = told.tag
    const was = `confirmed=${before.confirmed} α=${float(before.alpha)} β=${float(before.beta)}`
    print(context, given, told.tag, () => [
      context.t('decay-reset', { place: showHidden(`${file}:${line}`), was, C: C.toFixed(3) }),
    ])
    return exit.ok
  },
}
