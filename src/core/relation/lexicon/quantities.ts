/** Units of numbers: `unit × factor | words in any language`. Sizes and times share a unit, so that 60 s are 1 min. */
export const quantities = `
line × 1 | line, lines, loc, lines of code, 行, 行代码, 줄, 라인
char × 1 | character, characters, char, chars, column, columns, cols, 字符, 个字符, 字, 个字, 列, 자, 글자, 컬럼, 칼럼, 칸 폭
space × 1 | space, spaces, space indent, 空格, 个空格, 格, 칸, 스페이스, 공백
clock × 1 | clockminutes
second × 1 | second, seconds, sec, secs, s, 秒, 秒钟, 초
second × 0.001 | millisecond, milliseconds, ms, 毫秒, 밀리초
second × 60 | minute, minutes, min, mins, 分钟, 분
second × 3600 | hour, hours, h, hr, hrs, 小时, 个小时, 시간
second × 86400 | day, days, d, 天, 日, 일, 일간
second × 604800 | week, weeks, 周, 个星期, 星期, 주, 주일
second × 2592000 | month, months, 个月, 月, 개월, 달
byte × 1 | byte, bytes, 字节, 바이트
byte × 1000 | kb
byte × 1024 | kib
byte × 1000000 | mb, 兆
byte × 1048576 | mib
byte × 1000000000 | gb
byte × 1073741824 | gib
percent × 1 | percent, %, 퍼센트, 프로
time × 1 | times, retries, attempts, 次, 遍, 回, 번, 회
person × 1 | people, person, approvals, approvers, reviewers, approval, reviewer, 人, 个人, 位, 名, 명, 사람
level × 1 | level, levels, layer, layers, deep, 层, 级, 단계, 단, 겹
argument × 1 | parameters, arguments, params, args, parameter, argument, 个参数, 参数, 개 인자, 파라미터
sentence × 1 | sentence, sentences, 句, 句话, 문장
word × 1 | word, words, 单词, 단어
item × 1 | item, items, entries, rows, records, results, 条, 个, 项, 개, 건, 행
`

export const unitNames: ReadonlySet<string> = new Set(
  quantities
    .trim()
    .split('\n')
    .map((line) => line.slice(0, line.indexOf(' '))),
)

/** Words that are numbers. Chinese and Korean ones count only before a unit. */
export const numerals = new Map(
  Object.entries({
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    hundred: 100,
    dozen: 12,
  }),
)
export const hanNumerals = '零一二三四五六七八九十'
export const koreanNumerals = new Map(
  Object.entries({
    한: 1,
    두: 2,
    세: 3,
    네: 4,
    다섯: 5,
    여섯: 6,
    일곱: 7,
    여덟: 8,
    아홉: 9,
    열: 10,
    스무: 20,
    서른: 30,
  }),
)
