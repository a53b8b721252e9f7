/** The ways to say that something is said for the n-th time, put together: 说过好几遍, 第四次了, 세 번째야. */

const each = (...parts: readonly (readonly string[])[]): readonly string[] =>
  parts.reduce<readonly string[]>((all, part) => all.flatMap((one) => part.map((next) => one + next)), [''])

const times = ['次', '遍', '回']
const ordinal = ['二', '三', '四', '五', '六', '七', '八', '九', '十', '几', 'n', ' n ', '2', '3', '4', '5']

export const chineseTimes: readonly string[] = [
  ...each(
    ['说', '讲', '提', '强调', '提醒', '交代', '叮嘱', '纠正'],
    ['', '了', '过', '过你', '了你'],
    [
      '好几',
      '很多',
      '好多',
      '多少',
      '无数',
      '几百',
      '八百',
      '一百',
      '几',
      '两',
      '三',
      '四',
      '五',
      '不下三',
      '不止一',
    ],
    times,
  ),
  ...each(['第'], ordinal, times, ['了', '说', '讲', '跟你', '提醒', '强调', '告诉', '纠正']),
  ...each(['都', '已经', '这是', '这都', '这已经'], ['第'], ordinal, times),
  ...each(['都', '已经', '有'], ['几', '好几', '多少'], times, ['了']),
]

const counted = ['두', '세', '네', '다섯', '여섯', '일곱', '열', '몇']

export const koreanTimes: readonly string[] = [
  ...each(['벌써_', '이게_', '이번이_'], counted, ['_번째', '_번']),
  ...each(
    counted,
    ['_번째'],
    ['야', '다', '냐', '잖아', '_말', '_얘기', '네', '인지_모', '입니다', '예요', '인데', '임'],
  ),
  ...each(
    ['몇_번을_', '몇_번이나_', '몇_번_', '몇_번째_', '수백_번_', '백_번_'],
    ['말', '얘기', '설명', '부탁'],
  ),
]
