import type { Reads, Writes } from '../flow/ports/store.ts'
import type { Connection } from './connection.ts'

export function pairReads({ prisma }: Connection): Pick<Reads, 'pairStands'> {
  return {
    async pairStands(workspace, textHash, otherHash) {
      return (await prisma.pair.count({ where: { workspace, ...ordered(textHash, otherHash) } })) > 0
    },
  }
}

export function pairWrites({ sql }: Connection): Pick<Writes, 'addPair'> {
  return {
    async addPair(workspace, textHash, otherHash, at) {
      const { a, b } = ordered(textHash, otherHash)
      await sql.run(
        'INSERT INTO "Pair" ("workspace", "a", "b", "at") VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
        ...[workspace, a, b, at],
      )
    },
  }
}

/** A pair is the same whichever of the two came first. */
const ordered = (one: string, other: string) => (one < other ? { a: one, b: other } : { a: other, b: one })
