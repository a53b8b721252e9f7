import { type Context, complain, type Exit, exit } from './context.ts'

/** `42` or `#42`, as a person would type a request's number. */
export function readNumber(
  context: Context,
  text: string | undefined,
): { readonly number: number } | { readonly wrong: Exit } {
  const match = /^#?([1-9]\d{0,8})$/.exec(text?.trim() ?? '')
  if (match) return { number: Number(match[1]) }
  complain(context, 'cli-not-a-number', { found: (text ?? '').slice(0, 40) })
  return { wrong: exit.usage }
}
