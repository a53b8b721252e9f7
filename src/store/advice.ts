import type { Advice } from '../core/advice.ts'
import type { AdviceReads, AdviceRecord, AdviceWrites } from '../flow/ports/advice.ts'
import { fromColumn, parseColumn, toColumn } from './columns.ts'
import type { Connection } from './connection.ts'

export function adviceReads({ prisma }: Connection): AdviceReads {
  return {
    async advice(workspace, textHashes) {
      const where = { workspace, textHash: { in: [...textHashes] } }
      const rows = await prisma.advice.findMany({ where, orderBy: [{ at: 'asc' }, { ask: 'asc' }] })
      return rows.map(({ answer, at, ask, ...row }) => ({
        ...row,
        ask: ask as AdviceRecord['ask'],
        answer: answer === null ? null : parseColumn<Advice>(answer, `Advice on ${row.textHash}`),
        at: fromColumn(at),
      }))
    },
    adviceCount: (since) => prisma.advice.count({ where: { at: { gte: toColumn(since) } } }),
  }
}

export function adviceWrites({ prisma, sql }: Connection): AdviceWrites {
  return {
    async addAdvice({ workspace, textHash, ask, about, at }) {
      const added = await sql.run(
        `INSERT INTO "Advice" ("workspace", "textHash", "ask", "about", "at") VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
        ...[workspace, textHash, ask, about, at],
      )
      return added === 1
    },
    async setAdvice({ workspace, textHash, ask, about }, answer) {
      const data = { answer: JSON.stringify(answer) }
      await prisma.advice.updateMany({ where: { workspace, textHash, ask, about }, data })
    },
  }
}
