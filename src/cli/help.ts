import type { CommanderError, Command as Program } from 'commander'
import type { Translate } from '../core/locale-code.ts'
import type { Context } from './context.ts'

/** Headings of commander's help, which knows English only. */
const headings: Readonly<Record<string, string>> = {
  'Usage:': 'cli-help-usage',
  'Arguments:': 'cli-help-arguments',
  'Options:': 'cli-help-options',
  'Commands:': 'cli-help-commands',
}

/** Lets commander speak the person's language, and leaves complaints to us. */
export function helpWords(program: Program, { t, output }: Context): void {
  program
    .exitOverride()
    .showHelpAfterError(false)
    .helpOption('-h, --help', t('cli-option-help'))
    .configureOutput({
      // commander puts a space behind its title; behind a full-width colon there is one too many.
      writeOut: (text) => void output.write(text.replace('： ', '：')),
      writeErr: () => {},
      outputError: () => {},
    })
    .configureHelp({ styleTitle: (title) => (headings[title] ? t(headings[title]) : title) })
}

/** One line for a command line that makes no sense. */
export function usageLine(t: Translate, error: CommanderError): string {
  const found = /'([^']*)'/.exec(error.message)?.[1] ?? ''
  // commander tells what it takes for a slip in English, behind its message.
  const near = /\(Did you mean (?:one of )?(.*)\?\)/.exec(error.message)?.[1]
  switch (error.code) {
    case 'commander.help':
      return t('cli-no-command')
    case 'commander.unknownCommand':
      return near ? t('cli-unknown-command-near', { found, near }) : t('cli-unknown-command', { found })
    case 'commander.unknownOption':
      return near ? t('cli-unknown-option-near', { found, near }) : t('cli-unknown-option', { found })
    case 'commander.missingArgument':
      return t('cli-missing-argument', { found })
    case 'commander.optionMissingArgument':
      return t('cli-missing-value', { found })
    default:
      return t('cli-too-many-arguments')
  }
}
