import type { Reads, Writes } from '../flow/ports/store.ts'
import type { Connection } from './connection.ts'

export function skillUseReads({ sql }: Connection): Pick<Reads, 'skillInUse' | 'skillsByLastUse'> {
  return {
    async skillInUse(workspace, session) {
      const [row] = await sql.rows<{ skill: string }>(
        `SELECT "skill" FROM "SkillUse" WHERE "workspace" = ? AND "session" = ? ORDER BY "at" DESC, "skill" LIMIT 1`,
        ...[workspace, session],
      )
      return row?.skill ?? null
    },
    async skillsByLastUse(workspace) {
      const rows = await sql.rows<{ skill: string }>(
        `SELECT "skill" FROM "SkillUse" WHERE "workspace" = ? GROUP BY "skill" ORDER BY MAX("at") DESC, "skill"`,
        workspace,
      )
      return rows.map(({ skill }) => skill)
    },
  }
}

export function skillUseWrites({ sql }: Connection): Pick<Writes, 'useSkill'> {
  return {
    async useSkill({ workspace, session, skill, at }) {
      // Events are drained in any order.
      await sql.run(
        `INSERT INTO "SkillUse" ("workspace", "session", "skill", "at") VALUES (?, ?, ?, ?)
         ON CONFLICT ("workspace", "session", "skill") DO UPDATE SET "at" = MAX("SkillUse"."at", "excluded"."at")`,
        ...[workspace, session, skill, at],
      )
    },
  }
}
