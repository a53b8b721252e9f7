import type { Ripeness } from './ripeness.ts'
import type { Grade, Urgency } from './urgency.ts'

/**
 * How much it matters: H a person's urgent words or what is strongly ripe, M standard words or what is ripe, L the rest.
 * What a program proposes of itself (`claimed`) is at most M, however often it says so.
 */
export function importance(
  urgency: Urgency,
  { byPerson, claimed = false }: { readonly byPerson: boolean; readonly claimed?: boolean },
  ripeness: Ripeness = 'unripe',
): Grade {
  if (urgency === 'urgent' && byPerson) return 'H'
  if (ripeness === 'strong' && !claimed) return 'H'
  return urgency === 'mild' && ripeness === 'unripe' ? 'L' : 'M'
}

const dateOrTicket =
  /\b\d{4}-\d{2}(?:-\d{2})?\b|\d{1,4}\s?[年月日号]|\d{1,2}월|\b[A-Z]{2,10}-\d{1,7}\b|(?:^|\s)#\d{1,7}\b|\b(?:feature|feat|fix|hotfix|bugfix|release|chore)\/[\w.-]{1,80}|\b(?:branch|ticket|issue|分支|工单|브랜치|티켓)\s*[#:：]?\s*[\w/-]*\d/iu
const fileOrTool =
  /[\w.-]{1,80}\/[\w.-]{1,80}|\b[\w-]{1,60}\.(?:tsx?|jsx?|mjs|cjs|py|go|rs|java|kt|rb|php|c|h|cpp|cs|vue|svelte|json|ya?ml|toml|md|sql|sh|css|scss|html|env|lock|proto|prisma)\b|`[^`]{1,200}`|\b(?:v?\d{1,3}\.\d{1,3}(?:\.\d{1,4})?)\b/iu
const toolName =
  /\b(?:npm|pnpm|yarn|bun|pip|poetry|cargo|maven|gradle|make|jest|vitest|pytest|eslint|biome|prettier|docker|kubectl|terraform|git|gh|webpack|vite|prisma|redis|postgres|mysql|sqlite)\b/iu

/** How widely it can be used again: H anywhere, M it names a file, version or tool, L it names a date, branch or ticket. */
export function reusability(text: string): Grade {
  if (dateOrTicket.test(text)) return 'L'
  return fileOrTool.test(text) || toolName.test(text) ? 'M' : 'H'
}
