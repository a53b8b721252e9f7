import type { LocaleCode } from '../../core/locale-code.ts'
import type { Question } from '../../core/request/request.ts'
import type { PendingRow } from '../../flow/ports/read-models.ts'

/** The last question wants its card to be read first. */
const CONTENT_READ_MS = 2_200
/** How long a card may be looked at, and after what time an answer that changed nothing is typed again. */
const LOOK_MS = 150
const AGAIN_MS = 1_500

interface Answers extends Readonly<Record<Question, string>> {
  readonly evolve: string
}

const answers: Readonly<Record<LocaleCode, Answers>> = {
  en: {
    evolve: 'evolve',
    tier: 'evolve L3',
    content: 'confirm',
    conflict: 'both',
    wording: '1',
    root: 'confirm cause',
    skill: 'evolve L1',
  },
  zh: {
    evolve: '进化',
    tier: '进化 L3',
    content: '确认写入',
    conflict: '都留',
    wording: '1',
    root: '确认根因',
    skill: '进化 L1',
  },
  ko: {
    evolve: '진화',
    tier: '진화 L3',
    content: '쓰기 확인',
    conflict: '둘 다',
    wording: '1',
    root: '원인 확인',
    skill: '진화 L1',
  },
}

/** Types what a person who agrees with everything would type, each card's words once it has been shown. */
export function createTypist(
  locale: LocaleCode,
  type: (line: string) => void,
  isShown: (row: PendingRow) => boolean,
) {
  const seen = new Map<string, { readonly since: number; typed: number | null }>()

  /** Looks at what is open at the moment `now` (ms) and types what is due. */
  return (open: readonly PendingRow[], now: number): void => {
    for (const row of open) {
      if (!isShown(row)) continue
      const key = `${row.id}.${row.revision}`
      const note = seen.get(key) ?? { since: now, typed: null }
      seen.set(key, note)
      const patience = row.question === 'content' ? CONTENT_READ_MS : LOOK_MS
      const due = note.typed === null ? note.since + patience : note.typed + AGAIN_MS
      if (now < due) continue
      note.typed = now
      type(`${answers[locale][row.question ?? 'evolve']} #${row.id}`)
    }
  }
}
