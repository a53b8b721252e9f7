import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LocaleCode, Translate } from '../../core/locale-code.ts'
import { pageWords } from './page-words.ts'

const folder = fileURLToPath(new URL('./page', import.meta.url))

const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

export interface PageFile {
  readonly kind: string
  readonly text: string
}

/** The files of the page, read once: whatever is asked for, nothing else of the disk is ever looked at. */
export function readPage() {
  const files = new Map<string, PageFile>()
  for (const name of readdirSync(folder)) {
    const kind = kinds[path.extname(name)]
    if (kind) files.set(name, { kind, text: readFileSync(path.join(folder, name), 'utf8') })
  }
  const index = readFileSync(path.join(folder, 'index.html'), 'utf8')
  return {
    file: (name: string): PageFile | undefined => files.get(name),
    /** The page with its words as data, in one language. `wayIn`: how somebody gets a code. */
    index(locale: LocaleCode, t: Translate, wayIn: string): string {
      const said: Readonly<Record<string, string>> = { ...pageWords(t), 'page-code-where': wayIn }
      const words = JSON.stringify(said).replaceAll('<', '\\u003c')
      return index
        .replace('lang="en"', () => `lang="${locale}"`)
        .replace('"%WORDS%"', () => words)
        .replace('%NOSCRIPT%', () => escapeHtml(said['page-without-script'] ?? ''))
    },
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)
