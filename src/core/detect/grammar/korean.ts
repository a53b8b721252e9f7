import { type Clause, earliest, forbidden, has } from '../clause.ts'
import type { CueClass } from '../cue.ts'
import { makes } from '../later.ts'
import type { Mark } from '../mark.ts'
import { generalInKorean } from './general.ts'
import type { Reading } from './reading.ts'

/** An ending may be followed by a particle of politeness or laughter, no more. */
const TAIL = 5

/** Reads a Korean clause: what it asks stands in its last word. */
export function readKorean(clause: Clause): Reading {
  const { flat, marks, cues } = clause
  const remember = cues.get('remember')
  const end = clause.start + flat.trimEnd().length
  const late = (one: CueClass, two: CueClass, three: CueClass = two): Mark | undefined => {
    for (let at = marks.length - 1; at >= 0; at--) {
      const mark = marks[at] as Mark
      if ((mark.cls === one || mark.cls === two || mark.cls === three) && end - mark.end <= TAIL) return mark
    }
    return undefined
  }
  const bar =
    guardMade.test(flat) || expected.test(flat) ? undefined : forbidden(clause, 'prohibition', 'ban')
  const duty = late('obligation', 'must')
  const order =
    late('order', 'ask', 'record') ??
    late('remind', 'remind') ??
    (bare(clause) ? earliest(cues, 'must', 'event', 'future', 'next', 'consult') : dislocated(clause))
  const to = (bar ?? duty ?? order ?? remember)?.start ?? clause.end
  const base = {
    at: to,
    universal: cues.get('universal'),
    asked: cues.has('ask'),
    subject:
      !cues.has('manner') && (behaves.test(flat) || (!cues.has('event') && arrives.test(flat)))
        ? 'product'
        : subjectOf(
            clause,
            to,
            bar === undefined ? duty !== undefined : describing.test(flat.slice(bar.start - clause.start)),
          ),
    building:
      bar === undefined && duty === undefined && (late('build', 'build') !== undefined || makes.test(flat)),
    stopping: bar !== undefined && habitual.test(flat),
    general: false,
    remember,
  }
  if (bar === undefined && happens.test(flat)) return { ...base, form: 'statement', subject: 'other' }
  if (bar === undefined && late('prefer', 'dislike', 'praise') !== undefined)
    return { ...base, form: 'preference' }
  if (bar !== undefined) return { ...base, form: 'prohibition' }
  if (cues.has('exempt')) return { ...base, form: 'exemption' }
  if (duty !== undefined) return { ...base, form: 'obligation' }
  // 시크릿은 무조건 sealed-secrets로: the verb is left out.
  if (
    order === undefined &&
    lacking.test(flat.trimEnd()) &&
    has(cues, 'must', 'universal', 'future', 'blanket')
  )
    return { ...base, form: 'obligation' }
  if (order !== undefined || remember !== undefined) return { ...base, form: 'order' }
  return {
    ...base,
    form: has(cues, 'prefer', 'dislike') ? 'preference' : 'statement',
    general: generalInKorean(clause),
  }
}

/** 자꾸 주석 달지 마, 툭하면 갈아엎지 말고: what keeps happening is to stop. */
const habitual = /(?:자꾸|맨날|매번|툭하면|걸핏하면|계속) .{0,30}지(?:좀|는|도)? ?(?:마|말)/

const lacking = /[은는도] .*(?:으로|로),?$/

/** 꼭 확인받아: a plain form is an order when such words stand before it and nobody is said to do it. */
const bare = ({ flat, cues }: Clause): boolean =>
  has(cues, 'must', 'event', 'future', 'next') &&
  !cues.has('world') &&
  plain.test(flat.trimEnd()) &&
  !/[가-힣](?:이|가) |(?:나|저)는 |난 /.test(flat)
const plain =
  /(?:받아|맡겨|남겨|적어|넣어|붙여|보내|올려|돌려|맞춰|지켜|따라|알려|나눠|바꿔|고쳐|걸어|찍어|골라|잡아|만들어|풀어|놔둬|놓고|거쳐|[가-힣]어봐|[가-힣]아봐)[!~.]*$/

const grumbles: ReadonlySet<CueClass> = new Set<CueClass>(['repetition', 'complaint', 'why'])

/** 영어로 답해 설명도 전부: the order, and behind it what else it holds for. */
function dislocated({ flat, marks, start }: Clause): Mark | undefined {
  const order = marks.find((mark) => mark.cls === 'order')
  if (order === undefined) return undefined
  const rest = flat.slice(order.end - start).trim()
  if (rest.length <= 40 && marks.some((one) => grumbles.has(one.cls) && one.start >= order.end)) return order
  return rest.length <= 24 && /(?:도|까지|은|는|에도|라도|전부|다|모두|항상|매번|절대)$/.test(rest)
    ? order
    : undefined
}

/** 매번 저장하고 나서 다시 쓰는 거라: what happens each time, looked at. */
const happens =
  /(?:매번|맨날|항상|늘|계속|자꾸|때마다|마다) .*(?:는 ?거라|는 ?거야|는 ?거네|는 ?거였|는 ?거지|던데|는구나|는 ?것 ?같)/

/** 이런 문제가 생기면 안 되는데: what was to be expected. */
const expected =
  /(?:생기|나|나오|되|걸리|느려지|깨지|터지|뜨|그러|없으|있으)면 ?안 ?(?:되는데|돼는데|되잖|되는 ?거)/

/** import 금지하는 eslint 룰 하나 만들어줘: what forbids is to be built. */
const guardMade =
  /(?:금지|차단|방지|강제|제한|검사|못 ?하게|막아|막|잡아|잡아내|걸러|걸러내)(?:하는|시키는|주는|는|해 ?주는|하게 ?하는) (?:[가-힣a-z0-9_./-]+ ){0,3}(?:룰|규칙|훅|스크립트|체크|검사|테스트|필터|플러그인|린트|함수|기능|미들웨어|ci|액션|워크플로우?|봇|쿼리|정규식|로직|코드|가드)(?:을|를|이|도|으로)? ?(?:하나 |좀 |도 |더 |한 개 ){0,2}(?:만들|추가|짜|작성|넣|구현|생성|걸어|설정)/

/** -ㄹ 수 없다, -면 안 되다: may tell how a thing is to behave; -지 마 is said to somebody. */
const describing = /^[가-힣]{0,3} ?(?:수 ?없|안 ?되|안 ?돼|안 ?된|안 ?됩|못)/

/** 할 수 없어야, 입력받게 만들어, 붙어 있어야, 선택 불가 처리: how what is built behaves. */
const behaves =
  /수 ?(?:있|없)(?:어야|게|도록)|(?:불가|가능) ?(?:처리|하게|하도록)|(?:창|팝업|모달|다이얼로그|토스트)(?:을|를|도)? ?(?:띄|보여|노출|열)|못 ?하(?:게|도록) ?(?:막|해|처리)|받게 ?(?:만들|해)|[가-힣]게 ?(?:만들어|막아|띄워)|(?:되어|돼|어|아|여|져) ?있어야|(?:보여|나와|떠|사라져|눌려|열려|닫혀|숨겨|가려|만료되어|만료돼|고정되어|고정돼|유지되어|유지돼|표시되어|표시돼|노출되어|노출돼|이동해|이동되어)야|(?:^|\s)(?!커밋|푸시|코드|테스트|main|키|토큰|비밀번호)[가-힣a-z]{2,12}(?:이|가) [가-힣]{1,6}지 ?않(?:도록|게) ?(?:해|만들|처리|막)/

/** 업로드될 때마다: whenever something happens to what is built. */
const arrives = /(?:될|누를|클릭할|들어올|접속할|올라올|생길|로그인할|가입할|결제할|주문할) ?때마다/

/**
 * Who or what the clause speaks of. A thing of the product counts only with a particle of topic or subject; before an
 * obligation any other noun with such a particle is a subject too (합계는 … 보여줘야 해).
 */
function subjectOf(clause: Clause, to: number, obliged: boolean): Reading['subject'] {
  let found: Reading['subject'] = 'none'
  let manner = false
  const spoken: Mark[] = []
  for (const mark of clause.marks) {
    if (mark.end > to) continue
    const after = clause.flat.charAt(mark.end - clause.start)
    const last = clause.flat.charAt(mark.end - 1 - clause.start)
    if (mark.cls === 'product') {
      if (particle.has(after) || particle.has(last)) found = 'product'
    } else if (mark.cls === 'manner') manner = true
    else if (found === 'none' && mark.cls === 'self') found = 'self'
    else if (found === 'none' && mark.cls === 'team') found = 'agent'
    else if (found === 'none' && (mark.cls === 'work' || mark.cls === 'tool')) found = 'work'
    spoken.push(mark)
  }
  if (manner && (found === 'product' || found === 'none')) return 'work'
  if ((found === 'none' || found === 'work') && obliged && strangerIn(clause, to, spoken)) return 'other'
  return found
}

const particle = new Set(['은', '는', '이', '가'])
/** 서버에는, 화면에서는: where, and not who. */
const placed = /(?:에|에서|으로|로|까지|부터|한테|때|전|후|라도)[는은]$/
/** They end like a subject and are none. */
const adverbs = new Set([
  '같이',
  '많이',
  '굳이',
  '없이',
  '깊이',
  '높이',
  '똑같이',
  '일일이',
  '틀림없이',
  '끊임없이',
  '거치는',
  '있는',
  '없는',
  '하는',
  '되는',
  '쓰는',
  '같은',
  '다른',
  '새로운',
  '작은',
  '위에서는',
  '때는',
  '전에는',
  '후에는',
  '하고는',
  '여기는',
])

function strangerIn(clause: Clause, to: number, spoken: readonly Mark[]): boolean {
  for (const word of clause.flat.slice(0, to - clause.start).matchAll(/[\uac00-\ud7a3]{2,}/gu)) {
    if (!particle.has(word[0].charAt(word[0].length - 1)) || adverbs.has(word[0]) || placed.test(word[0]))
      continue
    const start = clause.start + word.index
    if (!spoken.some((mark) => mark.end > start && mark.start < start + word[0].length)) return true
  }
  return false
}
