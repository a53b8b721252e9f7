import type { Reads, Writes } from '../flow/ports/store.ts'
import { parseColumn } from './columns.ts'
import type { Connection } from './connection.ts'

export function accountReads({ sql }: Connection): Pick<Reads, 'rolesOf'> {
  return {
    async rolesOf(key) {
      const [row] = await sql.rows<{ roles: string }>(
        `SELECT "roles" FROM "Account" WHERE "key" = ? AND "roles" IS NOT NULL`,
        key,
      )
      return row ? parseColumn<readonly string[]>(row.roles, `Account ${key}`) : []
    },
  }
}

export function accountWrites({ sql }: Connection): Pick<Writes, 'seePerson' | 'seeRoles'> {
  return {
    async seeRoles(key, roles, at) {
      await sql.run(
        `UPDATE "Account" SET "roles" = ?, "rolesAt" = ? WHERE "key" = ?`,
        ...[JSON.stringify(roles), at, key],
      )
    },
    async seePerson({ key, name, locale, at }) {
      await sql.run(
        `INSERT INTO "Account" ("key", "name", "locale", "seenAt") VALUES (?, ?, ?, ?)
         ON CONFLICT ("key") DO UPDATE SET "name" = "excluded"."name",
           "locale" = COALESCE("excluded"."locale", "Account"."locale"), "seenAt" = "excluded"."seenAt"`,
        ...[key, name, locale, at],
      )
    },
  }
}
