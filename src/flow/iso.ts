/** A time in ms since 1970 as reports give it (`2026-11-29T08:00:00.000Z`); null for none. */
export const isoOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
