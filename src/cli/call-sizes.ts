/** Rules that one call hands in. */
export const RULES_MAX = 50
/** Blocks that one call asks about. */
export const IDS_MAX = 2_000
