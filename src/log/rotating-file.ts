import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import path from 'node:path'

/** The log takes at most five times this. */
export const LOG_FILE_MAX_BYTES = 5 * 1024 * 1024
/** `evogate.log.1` is the newest of those that are full. */
export const LOG_FILES_KEPT = 4

/**
 * A file that begins anew when it is full; the full ones are kept for a while. Writes are synchronous, because the last
 * line before a crash is the one that is needed. Once the disk is full, lines go to `otherwise`.
 */
export function openRotatingFile(
  file: string,
  otherwise: (text: string) => void,
  { maxBytes = LOG_FILE_MAX_BYTES, kept = LOG_FILES_KEPT } = {},
): { write(text: string): void; close(): void } {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  let fd = openSync(file, 'a', 0o600)
  let size = fstatSync(fd).size

  function rotate(): void {
    closeSync(fd)
    for (let at = kept - 1; at >= 0; at -= 1) {
      try {
        renameSync(at === 0 ? file : `${file}.${at}`, `${file}.${at + 1}`)
      } catch {
        // There are not so many yet.
      }
    }
    fd = openSync(file, 'a', 0o600)
    size = fstatSync(fd).size
  }

  return {
    write(text) {
      const bytes = Buffer.from(text)
      try {
        if (size > 0 && size + bytes.length > maxBytes) rotate()
        for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at)
        size += bytes.length
      } catch {
        otherwise(text)
      }
    },
    close: () => closeSync(fd),
  }
}
