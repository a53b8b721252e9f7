import { sayReason } from '../core/card/say-reason.ts'
import type { Translate } from '../core/locale-code.ts'
import type { Review, ReviewedRule } from '../flow/report/review.ts'
import { type Command, complain, exit, print, readSettings } from './context.ts'

/** What already stands in the memory files of a folder, duplicates and contradictions among it. */
export const reviewCommand: Command = {
  name: 'review',
  options: ['--workspace <path>'],
  async run(context, given) {
    const config = await readSettings(context)
    if (!config) return exit.error
    const { reviewFolder } = await import('../main/review.ts')
    const folder = String(given.options.workspace ?? context.settings.cwd ?? process.cwd())
    const review = await reviewFolder(config, folder)
    if (!review) return complain(context, 'review-no-folder', { path: folder })
    print(context, given, review, () => reviewLines(context.t, review))
    return exit.ok
  },
}

export function reviewLines(t: Translate, review: Review): readonly string[] {
  const { rules, duplicates, contradictions, refused } = review
  if (rules.length === 0) return [t('review-nothing', { path: review.workspace })]
  const files = new Set(rules.map(({ file }) => file))
  return [
    t('review-head', { path: review.workspace, rules: rules.length, files: files.size }),
    ...[...files].map((file) => {
      const own = rules.filter((rule) => rule.file === file)
      return `  ${file} · ${own[0]?.tier ?? ''} · ${t('review-count', { rules: own.length })}`
    }),
    ...section(
      t('review-contradictions', { count: contradictions.length }),
      contradictions.map(({ a, b, reasons }) => [
        a,
        b,
        ...reasons.map((reason) => `    ${sayReason(reason, t)}.`),
      ]),
    ),
    ...section(t('review-duplicates', { count: duplicates.length }), duplicates),
    ...section(
      t('review-refused', { count: refused.length }),
      refused.map(({ rule, reasons }) => [
        rule,
        `    ${[...new Set(reasons.map((reason) => sayReason(reason, t)))].join('; ')}.`,
      ]),
    ),
    '',
    t(contradictions.length + duplicates.length + refused.length === 0 ? 'review-fine' : 'review-next'),
  ]
}

/** The numbers alone, in one line. */
export const reviewSummary = (t: Translate, { rules, duplicates, contradictions, refused }: Review): string =>
  t('review-summary', {
    rules: rules.length,
    duplicates: duplicates.length,
    contradictions: contradictions.length,
    refused: refused.length,
  })

const section = (
  title: string,
  groups: readonly (readonly (ReviewedRule | string)[])[],
): readonly string[] =>
  groups.length === 0
    ? []
    : [
        '',
        title,
        ...groups.flatMap((group, at) => [
          ...(at > 0 && group.length > 1 ? [''] : []),
          ...group.map((one) => (typeof one === 'string' ? one : ruleLine(one))),
        ]),
      ]

const LINE_MAX = 160

function ruleLine({ file, line, tier, text }: ReviewedRule): string {
  const words = text.length > LINE_MAX ? `${text.slice(0, LINE_MAX - 1)}…` : text
  return `  ${file}:${line} (${tier}) ${words}`
}
