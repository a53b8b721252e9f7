import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { type LocaleCode, localeCodes, type Translate } from './core/locale-code.ts'

/** `locales/` lies beside both `src/` and `dist/`. */
const shipped = fileURLToPath(new URL('../locales', import.meta.url))

const fail = (problem: string): never => {
  throw new Error(problem)
}

/**
 * Texts of each language, from `<code>.ftl`, read when the language is first asked for. A key that a language lacks is
 * taken from English, and at last stands for itself; each such problem goes to `onProblem`, which throws unless the
 * caller logs instead. Asking for a language throws when its file is missing or holds a line that is no Fluent.
 */
export function loadLocales(
  directory: string = shipped,
  onProblem: (problem: string) => void = fail,
): (locale: LocaleCode) => Translate {
  const bundles = new Map<LocaleCode, FluentBundle>()
  const bundleOf = (code: LocaleCode): FluentBundle => {
    const bundle = bundles.get(code) ?? readBundle(directory, code)
    bundles.set(code, bundle)
    return bundle
  }
  return (locale) => {
    bundleOf(locale)
    return (key, args) => {
      for (const code of new Set<LocaleCode>([locale, 'en'])) {
        const bundle = bundleOf(code)
        const pattern = bundle.getMessage(key)?.value
        if (!pattern) {
          onProblem(`No text "${key}" in ${code}.ftl`)
          continue
        }
        const errors: Error[] = []
        const text = bundle.formatPattern(pattern, args ? variables(args) : null, errors)
        if (errors.length > 0) onProblem(`Text "${key}" in ${code}.ftl: ${errors.map(String).join('; ')}`)
        return text
      }
      return key
    }
  }
}

/** The language of a shell's environment: LC_ALL before LC_MESSAGES before LANG; English for any we do not speak. */
export function guessLocale(env: {
  readonly LC_ALL?: string | undefined
  readonly LC_MESSAGES?: string | undefined
  readonly LANG?: string | undefined
}): LocaleCode {
  const tag = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  const language = tag.split(/[-_.@]/, 1)[0]?.toLowerCase()
  return localeCodes.find((code) => code === language) ?? 'en'
}

function readBundle(directory: string, code: LocaleCode): FluentBundle {
  const file = join(directory, `${code}.ftl`)
  const source = readFileSync(file, 'utf8')
  // Isolating marks are bidi controls, which the safety gate refuses in words: a card must not hold any of its own.
  const bundle = new FluentBundle(code, { useIsolating: false })
  const resource = new FluentResource(source)
  const errors = bundle.addResource(resource)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(String).join('; ')}`)
  const written = source.match(/^[a-z][\w-]*(?= =)/gm)?.length ?? 0
  // Fluent skips what it cannot read without a word.
  if (written !== resource.body.length)
    throw new Error(`${file}: ${written - resource.body.length} texts are no valid Fluent`)
  return bundle
}

function variables(args: Readonly<Record<string, string | number>>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      // Request 1234 is #1234, never #1,234.
      typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
    ]),
  )
}
