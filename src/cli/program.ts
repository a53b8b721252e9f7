import { CommanderError, Command as Program } from 'commander'
import { commandsFor } from './commands.ts'
import { type Command, type Context, type Exit, exit } from './context.ts'
import { helpWords, usageLine } from './help.ts'

const isVersion = (word: string | undefined): boolean => word === '--version' || word === '-V'

/** Runs one command line (without `node` and the script). Throws only for what nobody foresaw. */
export async function run(argv: readonly string[], context: Context, version: string): Promise<Exit> {
  const { t } = context
  if (argv.length === 0) return (await import('./bare.ts')).bare(context, version)
  let ended: Exit = exit.ok
  const commands = isVersion(argv[0]) ? [] : await commandsFor(argv[0])
  const program = new Program('evogate')
  helpWords(program, context)
  program
    .description(t('cli-description'))
    .version(version, '-V, --version', t('cli-option-version'))
    .helpCommand(false)
  const add = (to: Program, command: Command, prefix: string) => {
    const line = to.command(command.takes ? `${command.name} ${command.takes}` : command.name)
    helpWords(line, context)
    line.description(t(`${prefix}-${command.name}`)).option('--json', t('cli-option-json'))
    for (const flags of command.options ?? []) {
      const name = /--([a-z-]+)/.exec(flags)?.[1] ?? ''
      line.option(flags, t(`${prefix}-${command.name}-${name}`))
    }
    if (command.more) line.addHelpText('after', `\n${t(`${prefix}-${command.name}-more`)}`)
    line.action(async (...given: unknown[]) => {
      const options = line.opts()
      const args = given.slice(0, -2).flatMap((one) => (one === undefined ? [] : [String(one)]))
      ended = await command.run(context, { args, options, json: options.json === true })
    })
  }
  for (const command of commands) {
    if (!('parts' in command)) {
      add(program, command, 'cli')
      continue
    }
    const group = program.command(command.name)
    helpWords(group, context)
    group.description(t(`cli-${command.name}`)).helpCommand(false)
    for (const part of command.parts) add(group, part, `cli-${command.name}`)
  }
  try {
    await program.parseAsync(argv, { from: 'user' })
    return ended
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return exit.ok
    context.errors.write(`${usageLine(t, error)}\n`)
    return exit.usage
  }
}
