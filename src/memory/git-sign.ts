import type { Reason } from '../core/reason.ts'
import { EVOGATE, zoneAt } from './git-commit.ts'
import type { GitConfig, Settings } from './git-config.ts'
import type { Git } from './git-process.ts'

/** A commit that is to be signed; its tree is written already. `author` and `committer` are `Name <email>`. */
export interface Unsigned {
  readonly tree: string
  readonly parent: string
  readonly message: string
  readonly author: string | null
  readonly committer: string | null
  /** Milliseconds since the epoch. */
  readonly at: number
}

export interface Signer {
  /** Writes the commit with its signature and gives its id. */
  sign(git: Git, root: string, config: GitConfig, commit: Unsigned): Promise<string | Reason>
}

/** A program that hung or asked for a passphrase would do so again at every look of the heartbeat. */
const PAUSE_MS = 60_000

/** Signs commits as the repository is configured, and leaves a repository whose signer failed alone for a minute. */
export function createSigner(now: () => number, log: (line: object) => void): Signer {
  const failedAt = new Map<string, number>()
  return {
    async sign(git, root, config, commit) {
      if (now() - (failedAt.get(root) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS) return { code: 'sign-failed' }
      const settings = signSettings(config, commit.author)
      const result = settings && (await writeSigned(git, root, settings, commit))
      const id = result?.code === 0 ? result.stdout.toString('utf8').trim() : ''
      if (/^[0-9a-f]{40,64}$/.test(id)) {
        failedAt.delete(root)
        return id
      }
      failedAt.set(root, now())
      const why = result === null ? 'no user.signingkey' : result.stderr.trim().slice(0, 500) || 'timeout'
      log({ level: 'warn', msg: 'A commit could not be signed', root, why })
      return { code: 'sign-failed' }
    },
  }
}

/** Programs that ask a person wait for ever where nobody sits, or take the terminal of the service. */
const NOBODY_TO_ASK = {
  DISPLAY: undefined,
  WAYLAND_DISPLAY: undefined,
  GPG_TTY: undefined,
  SSH_ASKPASS: undefined,
  SSH_ASKPASS_REQUIRE: 'never',
}

function writeSigned(git: Git, root: string, settings: Settings, commit: Unsigned) {
  const { tree, parent, message, author, committer, at } = commit
  const date = `@${Math.floor(at / 1000)} ${zoneAt(at)}`
  const environment = {
    ...NOBODY_TO_ASK,
    ...asIdentity('AUTHOR', author ?? EVOGATE, date),
    ...asIdentity('COMMITTER', committer ?? EVOGATE, date),
  }
  const how = { settings, environment, apart: true }
  return git.run(root, ['commit-tree', '-S', tree, '-p', parent], message, how)
}

function asIdentity(role: 'AUTHOR' | 'COMMITTER', identity: string, date: string): Record<string, string> {
  const [, name = '', email = ''] = /^(.*) <(.*)>$/s.exec(identity) ?? []
  return { [`GIT_${role}_NAME`]: name, [`GIT_${role}_EMAIL`]: email, [`GIT_${role}_DATE`]: date }
}

/**
 * Which key signs, and in which format, the repository may say; which program is run for it, only the system's and the
 * user's own configuration (R103). Null if nothing names a key.
 */
export function signSettings({ values, trusted }: GitConfig, author: string | null): Settings | null {
  const said = values.get('gpg.format')
  const format = said === 'ssh' || said === 'x509' ? said : 'openpgp'
  const keyCommand = trusted.get('gpg.ssh.defaultkeycommand')
  // Git itself would look for a key of the committer, who is Evogate.
  const key = values.get('user.signingkey') || (format === 'ssh' ? '' : (author ?? ''))
  if (key === '' && !(format === 'ssh' && keyCommand)) return null
  const openpgp = trusted.get('gpg.openpgp.program') || trusted.get('gpg.program') || 'gpg'
  return {
    'gpg.format': format,
    'gpg.program': openpgp,
    'gpg.openpgp.program': openpgp,
    'gpg.x509.program': trusted.get('gpg.x509.program') || 'gpgsm',
    'gpg.ssh.program': trusted.get('gpg.ssh.program') || 'ssh-keygen',
    'gpg.ssh.defaultKeyCommand': keyCommand || 'false',
    'i18n.commitEncoding': 'UTF-8',
    ...(key !== '' && { 'user.signingKey': key }),
  }
}
