// Half a surrogate pair makes Discord refuse the whole message.
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD')

/**
 * Text that Discord's client shows exactly as it is: no markup, no mention, no link and so no preview. A backslash
 * before a mark is not shown.
 */
export function escapeMarkdown(text: string): string {
  return wellFormed(text)
    .replace(/[\\*_~`<>[\]@]/g, '\\$&')
    .replace(/\|{2,}/g, (bars) => bars.replaceAll('|', '\\|'))
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/^(\s*)(#{1,3}|-#|[-+])(?=\s)/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/gm, '$1\\$2')
}

/**
 * A block of fixed width, byte for byte. Three backticks end it wherever they stand and nothing can escape them, so text
 * that holds them is shown as plain lines instead.
 */
export function codeBlock(text: string, language = ''): string {
  const whole = wellFormed(text)
  return whole.includes('```') ? escapeMarkdown(whole) : `\`\`\`${language}\n${whole}\n\`\`\``
}
