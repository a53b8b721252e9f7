import type { Git, GitProcess } from './git-process.ts'

/** Git with processes that are started before they are needed: they load while something else is done. */
export interface WarmGit extends Git {
  warm(cwd: string, args: readonly string[]): void
  /** Ends those that were not needed; without input they change nothing. */
  release(): void
}

export function warmGit(git: Git): WarmGit {
  const waiting = new Map<string, GitProcess>()
  const keyOf = (cwd: string, args: readonly string[]) => [cwd, ...args].join('\0')
  return {
    found: git.found,
    userAttributes: git.userAttributes,
    start: git.start,
    run(cwd, args, input, how) {
      const key = keyOf(cwd, args)
      const ready = how === undefined ? waiting.get(key) : undefined
      waiting.delete(key)
      return ready === undefined ? git.run(cwd, args, input, how) : ready.end(input)
    },
    warm(cwd, args) {
      const key = keyOf(cwd, args)
      if (!waiting.has(key)) waiting.set(key, git.start(cwd, args))
    },
    release() {
      for (const process of waiting.values()) void process.end()
      waiting.clear()
    },
  }
}
