import { CommanderError, Command as Program } from 'commander'
import { assessCommand } from './assess.ts'
import { backupCommand } from './backup.ts'
import { captureCommand } from './capture.ts'
import { checkCommand } from './check.ts'
import { type Command, type Context, type Exit, exit, type Group } from './context.ts'
import { detectCommand } from './detect.ts'
import { digestCommand } from './digest.ts'
import { doctorCommand } from './doctor.ts'
import { exportCommand } from './export.ts'
import { feedbackCommand } from './feedback.ts'
import { forgetCommand } from './forget.ts'
import { helpWords, usageLine } from './help.ts'
import { importCommand } from './import.ts'
import { initCommand } from './init.ts'
import { injectCommand } from './inject.ts'
import { installCommand } from './install.ts'
import { invalidateCommand } from './invalidate.ts'
import { logCommand } from './log.ts'
import { mcpCommand } from './mcp.ts'
import { openCommand } from './open.ts'
import { pendingCommand } from './pending.ts'
import { peopleGroup } from './people.ts'
import { proposeCommand } from './propose.ts'
import { relateCommand } from './relate.ts'
import { resetCommand } from './reset.ts'
import { restoreCommand } from './restore.ts'
import { reviewCommand } from './review.ts'
import { scanCommand } from './scan.ts'
import { searchCommand } from './search.ts'
import { skillifyCommand } from './skillify.ts'
import { skillsCommand } from './skills.ts'
import { startCommand } from './start.ts'
import { statusCommand } from './status.ts'
import { stopCommand } from './stop.ts'
import { tryCommand } from './try.ts'
import { undoCommand } from './undo.ts'
import { uninstallCommand } from './uninstall.ts'
import { serviceGroup } from './unit.ts'
import { verifyCommand } from './verify.ts'
import { whyCommand } from './why.ts'
import { workspaceGroup } from './workspace.ts'

/** Every command, in the order in which help lists them. Their own imports are light: work is loaded when it is asked for. */
export const commands: readonly (Command | Group)[] = [
  tryCommand,
  initCommand,
  startCommand,
  stopCommand,
  statusCommand,
  openCommand,
  doctorCommand,
  installCommand,
  uninstallCommand,
  reviewCommand,
  skillsCommand,
  skillifyCommand,
  serviceGroup,
  workspaceGroup,
  peopleGroup,
  pendingCommand,
  whyCommand,
  logCommand,
  verifyCommand,
  assessCommand,
  undoCommand,
  backupCommand,
  restoreCommand,
  exportCommand,
  importCommand,
  forgetCommand,
  digestCommand,
  proposeCommand,
  scanCommand,
  searchCommand,
  feedbackCommand,
  resetCommand,
  invalidateCommand,
  injectCommand,
  detectCommand,
  relateCommand,
  checkCommand,
  mcpCommand,
  captureCommand,
]

/** Runs one command line (without `node` and the script). Throws only for what nobody foresaw. */
export async function run(argv: readonly string[], context: Context, version: string): Promise<Exit> {
  const { t } = context
  if (argv.length === 0) return (await import('./bare.ts')).bare(context, version)
  let ended: Exit = exit.ok
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
