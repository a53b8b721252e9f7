import type { Writes } from '../flow/ports/store.ts'
import type { Connection } from './connection.ts'

export function forgetWrites({ sql }: Connection): Pick<Writes, 'forgetWords'> {
  return {
    async forgetWords({ number, ulid, candidate, words }) {
      await sql.run(`UPDATE "Entry" SET "text" = '', "block" = '' WHERE "id" = ?`, ulid)
      if (candidate !== null)
        await sql.run(`UPDATE "Candidate" SET "text" = NULL, "fields" = '{}' WHERE "id" = ?`, candidate)
      // An intent that is done holds the whole block and is of no more use.
      await sql.run(`DELETE FROM "Intent" WHERE "request" = ? AND "state" <> 'open'`, number)
      // One that was not sent yet goes, too: the words are to be nowhere.
      await sql.run(`DELETE FROM "Announcement" WHERE "request" = ?`, number)
      // What was said about the words may hold them.
      await sql.run(
        `DELETE FROM "Advice" WHERE (SELECT "textHash" FROM "Request" WHERE "number" = ?) IN ("textHash", "about")`,
        number,
      )
      await sql.run(
        `UPDATE "Decision" SET "value" = substr("value", 1, instr("value", '=') - 1)
         WHERE "request" = ? AND ("value" LIKE 'wording=%' OR "value" LIKE 'root=%')`,
        number,
      )
      await sql.run(`UPDATE "Decision" SET "text" = NULL WHERE "request" = ?`, number)
      for (const text of words) {
        await sql.run(`UPDATE "Decision" SET "text" = NULL WHERE "text" = ?`, text)
        const quoted = JSON.stringify(text).slice(1, -1)
        await sql.run(
          `DELETE FROM "Outbox" WHERE "state" IN ('sent', 'dropped')
           AND (instr("card", ?) > 0 OR instr(COALESCE("binding", ''), ?) > 0)`,
          ...[quoted, quoted],
        )
        await sql.run(`DELETE FROM "Update" WHERE "state" = 'handled' AND instr("incoming", ?) > 0`, quoted)
      }
    },
  }
}
