import { hanNumber, koreanHour } from './numeral.ts'

/** Hours are read as people say them: 6 pm, 18:00, 晚上六点, 오후 6시. The unit is no word of any language. */
export const CLOCK_UNIT = 'clockminutes'

const written = (hour: number, minute: number): string => ` ${hour * 60 + minute} ${CLOCK_UNIT} `

const EN_HALF = /(?<![\w.:])(\d{1,2})(?:[:.](\d{2}))?\s?(a\.?m\.?|p\.?m\.?)(?![a-z])/g
const COLON = /(?<![\w.:/])([01]?\d|2[0-3]):([0-5]\d)(?![\w:.]\d|\w)/g
const NOON = /(?<![\p{L}])(?:at |by |until )?(noon|midnight)(?![\p{L}])/gu
const HAN =
  /(凌晨|早上|早晨|清晨|上午|中午|下午|傍晚|晚上|夜里|夜间|半夜|午夜)?(\d{1,2}|[零一二两三四五六七八九十]{1,3})[点點](?:钟|整)?(半|(?:\d{1,2}|[零一二三四五六七八九十]{1,3})分)?/g
/** Without the part of the day a number of points may be meant. */
const SAYS_WHEN = /(?:每天|每日|每晚|每早|到|至|在|于|[-–~—])\s?$/
const HANGUL =
  /(새벽|아침|오전|정오|낮|오후|저녁|밤)?\s?(\d{1,2}|열한|열두|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s?시(?!간|스|작|도|점|험|각|켜|키)\s?(반|\d{1,2}\s?분)?/g

const hourOf = (part: string | undefined, hour: number): number => {
  if (/下午|傍晚|오후|저녁/.test(part ?? '')) return hour < 12 ? hour + 12 : hour
  if (/晚上|夜里|夜间|半夜|午夜|밤/.test(part ?? ''))
    return hour === 12 ? 0 : hour >= 5 && hour < 12 ? hour + 12 : hour
  if (/中午|낮/.test(part ?? '')) return hour < 5 ? hour + 12 : hour
  return /上午|凌晨|오전|새벽/.test(part ?? '') && hour === 12 ? 0 : hour
}

/** Times of the day as minutes since midnight with a unit of their own. Expects folded text. */
export function rewordClock(text: string): string {
  if (!/\d|点|點|시|noon|midnight|午夜|正午|자정|정오/.test(text)) return text
  return text
    .replace(EN_HALF, (_, hour: string, minute: string | undefined, half: string) => {
      const own = Number(hour) % 12
      return written(half.startsWith('p') ? own + 12 : own, Number(minute ?? 0))
    })
    .replace(COLON, (_, hour: string, minute: string) => written(Number(hour), Number(minute)))
    .replace(/(?:午夜|자정)(?!\s?[\d一二两三四五六七八九十])/g, written(0, 0))
    .replace(/(?:正午|정오)(?!\s?[\d一二两三四五六七八九十])/g, written(12, 0))
    .replace(NOON, (_, word: string) => ` at${written(word === 'noon' ? 12 : 0, 0)}`)
    .replace(
      HAN,
      (all, part: string | undefined, hour: string, rest: string | undefined, at: number, whole: string) => {
        if (part === undefined && rest === undefined && !SAYS_WHEN.test(whole.slice(Math.max(0, at - 3), at)))
          return all
        const size = /\d/.test(hour) ? Number(hour) : hanNumber(hour)
        if (size > 24) return all
        const minute = rest === undefined ? 0 : rest === '半' ? 30 : minutesOf(rest)
        return written(hourOf(part, size), minute)
      },
    )
    .replace(HANGUL, (all, part: string | undefined, hour: string, rest: string | undefined) => {
      const size = /\d/.test(hour) ? Number(hour) : koreanHour(hour)
      if (size > 24 || (part === undefined && !/\d/.test(hour))) return all
      const minute = rest === undefined ? 0 : rest === '반' ? 30 : minutesOf(rest)
      return written(hourOf(part, size), minute)
    })
}

const minutesOf = (text: string): number => {
  const digits = /\d+/.exec(text)?.[0]
  return digits === undefined ? hanNumber(text.replace('分', '')) : Number(digits)
}
