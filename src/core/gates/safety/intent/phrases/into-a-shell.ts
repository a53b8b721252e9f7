import { VERIFIED_FIRST } from '../deeds/excuses.ts'
import type { Phrase } from '../phrase.ts'

const ADDRESS =
  '(?:https?:\\/\\/[^\\s"\'<>`]{1,160}|(?:[a-z0-9-]{1,40}\\.){1,4}(?:com|net|org|io|dev|sh|ai|app|me|xyz)\\/[^\\s"\'<>`]{0,120})'
const SHELL = '(?:sudo )?(?:ba|z|da|k|fi)?sh(?![\\w.-])'
const POUR =
  '(?:pip(?:e|es|ed|ing)|stream\\w*|feed\\w*|redirect\\w*|pour\\w*|funnel\\w*|throw\\w*|pass(?:es|ing)?|hand\\w*|shov\\w+|leit\\w*|pipe|schick\\w*|gib|jag\\w*|canaliza\\w*|redirig\\w*|pasa\\w*|mete|manda\\w*|tube|envoie|passe\\w*|redirige|balance|перенаправ\\S*|переда\\S*|скорм\\S*|направ\\S*|пайп\\S*|canalize|passe|jogue|mande|redirecione)'

/** R13: what an address serves, poured into a shell, with the address written out between the two. */
export const intoShellPhrases: readonly Phrase[] = [
  {
    code: 'download-and-run',
    detail: 'pipe',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])${POUR}\\s[^;!?]{0,40}?${ADDRESS}["'\`)\\],]{0,2}\\s[^;!?]{0,24}?(?:to|into|in|through|with|via|an|nach|durch|a|al|en|por|dans|à|vers|в|на|через|no|para o|pro|ao)\\s(?:the |a |die |la |el |le |o |un |einen? )?${SHELL}`,
      'gu',
    ),
    unless: VERIFIED_FIRST,
  },
  {
    code: 'download-and-run',
    detail: 'pipe',
    pattern: new RegExp(
      `${ADDRESS}["'\`)]{0,2}\\s?[^;!?。]{0,16}?(?:管道|灌|喂|丢|传|送|导|输)(?:给|进|到|入)?\\s?${SHELL}|${ADDRESS}["'\`)]{0,2}\\s?[^;!?。]{0,20}?(?:${SHELL}|셸|쉘)(?:에|로|으로)\\s?(?:바로 |곧장 |그대로 )?(?:파이프|넘기|넘겨|흘려|흘리|연결|물려|물리|부어|붓)|${ADDRESS}["'\`)]{0,2}\\s?[^;!?。]{0,20}?(?:${SHELL}|シェル)(?:に|へ)(?:そのまま|直接)?(?:パイプ|流し|流す|流して|渡し|渡す|食わせ)`,
      'gu',
    ),
    unless: VERIFIED_FIRST,
  },
]
