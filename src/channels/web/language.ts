import { type LocaleCode, localeCodes } from '../../core/locale-code.ts'

/** The first of our languages in the order of the browser's wishes. */
export function languageOf(accepted: string | undefined, otherwise: LocaleCode): LocaleCode {
  const wishes = (accepted ?? '')
    .split(',')
    .map((wish, at) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
      const weight = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean)
      return { code: tag.split('-')[0] ?? '', weight: Number(weight ?? 1), at }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
  for (const { code } of wishes) {
    const ours = localeCodes.find((each) => each === code)
    if (ours) return ours
  }
  return otherwise
}
