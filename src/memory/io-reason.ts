import type { ReasonCode } from '../core/reason.ts'

/** The reason behind an error of the file system; null for anything that is not one. */
export function ioReason(error: unknown): ReasonCode | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'no-space'
    case 'EROFS':
      return 'read-only'
    case 'EACCES':
    case 'EPERM':
      return 'not-permitted'
    case 'EIO':
    case 'EMFILE':
    case 'ENFILE':
    case 'EBUSY':
    case 'ETXTBSY':
      return 'io-error'
    default:
      return null
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

/** A link that goes in a circle, or to a name that no file can have. */
export function leadsNowhere(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'ELOOP' || error.code === 'ENAMETOOLONG')
  )
}
