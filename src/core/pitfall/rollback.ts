import { wordsOf } from './operation.ts'

/** Memory files change through Evogate; taking its own commit back is no slip of the work. */
const memory = /(?:^|\/)(?:MEMORY|CLAUDE|CLAUDE\.local|AGENTS|SKILL)\.md$/
const OURS = '🧬'

/**
 * Does a command throw away work in git: a revert, a reset that moves files, files brought back, a stash dropped? Never
 * for commits of ours (their subjects begin with 🧬) or memory files alone. `output` is what git said.
 */
export function isRollback(command: string, output: string): boolean {
  if (!command.includes('git') || output.includes(OURS)) return false
  return command.split(/&&|\|\||;|\n/).some((part) => throwsAway(wordsOf(part.trim())))
}

function throwsAway(words: readonly string[]): boolean {
  const at = words.indexOf('git')
  if (at < 0) return false
  const rest = words.slice(at + 1)
  while (rest[0] === '-C' || rest[0] === '-c') rest.splice(0, 2)
  const [verb, ...given] = rest
  switch (verb) {
    case 'revert':
      return !given.some((word) => /^--(?:abort|quit|skip|continue)$/.test(word))
    case 'reset':
      return given.includes('--hard') || given.includes('--merge') || given.includes('--keep')
    case 'restore':
      return !given.includes('--staged') && filesAreWork(given.filter((word) => !word.startsWith('-')))
    case 'checkout':
      return given.includes('--')
        ? filesAreWork(given.slice(given.indexOf('--') + 1))
        : given.length === 1 && given[0] === '.'
    case 'stash':
      return given[0] === 'drop' || given[0] === 'clear'
    case 'clean':
      return given.some((word) => /^-[a-z]*f/.test(word))
    default:
      return false
  }
}

const filesAreWork = (files: readonly string[]): boolean =>
  files.length > 0 && !files.every((file) => memory.test(file))
