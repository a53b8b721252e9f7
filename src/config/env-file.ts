import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { replaceFile } from './replace-file.ts'
import { gather, type LoadOptions, originOf, pick } from './sources.ts'

/** Where secrets and plain settings stand. */
export const envFilePath = (home: string): string => path.join(home, '.env')

/** The text of a setting as it was given, and where: `environment` or a file. */
export function givenText(
  name: string,
  options: LoadOptions,
): { readonly raw: string; readonly origin: string } | null {
  const picked = pick(gather(options).sources, name)
  return picked && { raw: picked.raw, origin: originOf(picked.source) }
}

/**
 * Sets these names in `$EVOGATE_HOME/.env` and leaves every other line as it is; the file is replaced in one step and
 * readable for its owner alone. Gives the names whose value was another one before.
 */
export async function setInEnvFile(
  home: string,
  values: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const file = envFilePath(home)
  const before = await readFile(file, 'utf8').catch(ifMissing)
  const changed = Object.entries(values).filter(([name, value]) => parseEnv(before)[name] !== value)
  if (changed.length === 0) return []
  let text = before
  for (const [name, value] of changed) text = withLine(text, name, value)
  await replaceFile(file, text)
  return changed.map(([name]) => name)
}

function withLine(text: string, name: string, value: string): string {
  const line = `${name}=${quoted(value)}`
  const own = new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=.*$`, 'm')
  const next = own.test(text)
    ? text.replace(own, () => line)
    : `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`
  // A second line of that name would win over ours.
  if (parseEnv(next)[name] !== value)
    throw new Error(`${name} cannot be written into ${text ? '.env' : 'a file'}`)
  return next
}

function quoted(value: string): string {
  if (/^[\w@%+,:./=~-]*$/.test(value)) return value
  const quote = ['"', "'", '`'].find((each) => !value.includes(each)) ?? "'"
  return `${quote}${value}${quote}`
}

function ifMissing(error: NodeJS.ErrnoException): string {
  if (error.code !== 'ENOENT') throw error
  return ''
}
