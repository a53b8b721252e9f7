import type { Writes } from '../flow/ports/store.ts'
import type { Connection } from './connection.ts'

export function accountWrites({ sql }: Connection): Pick<Writes, 'seePerson'> {
  return {
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
