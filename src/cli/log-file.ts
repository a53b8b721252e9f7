import path from 'node:path'
import { Writable } from 'node:stream'
import { openRotatingFile } from '../log/rotating-file.ts'
import type { Context } from './context.ts'

/** Where a service that nobody watches writes its log. */
export const logFileOf = (home: string): string => path.join(home, 'log', 'evogate.log')

/** The log of a service that nobody watches, and standard error that is kept there, too. */
export function openLogFile(context: Context, home: string) {
  const { errors } = context
  const file = openRotatingFile(logFileOf(home), (text) => errors.write(text))
  const both = new Writable({
    write(chunk, _encoding, done) {
      file.write(String(chunk))
      errors.write(chunk, done)
    },
  })
  return { file, context: { ...context, errors: both } }
}
