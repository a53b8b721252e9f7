/** What is known of a named person's health: nobody's working memory needs it. */

const ILLNESS_CJK =
  '(?:抑郁症?|抑鬱|焦虑症|躁郁|精神分裂|癌症?|肿瘤|艾滋|糖尿病|怀孕|懷孕|流产|化疗|心脏病|酗酒|우울증|공황장애|조현병|불안장애|암 ?투병|항암|당뇨|임신|유산|알코올 ?중독|うつ病|鬱病|適応障害|不安障害|がん|癌|妊娠|糖尿病|流産)'
const PERSON_CHINESE =
  '(?:(?:老|小)[\\p{Script=Han}]|[\\p{Script=Han}]{1,3}(?:总|哥|姐|老师|先生|女士)|(?:我的?|那个)?(?:同事|老板|领导|组长|主管)|他|她)'
const PERSON_KOREAN =
  '(?:[가-힣]{2,4}\\s?(?:님|씨|선배|사원|주임|과장|차장|부장|실장|대리|팀장|인턴|이사|대표|매니저|책임|선임|수석)|팀장|동료|그분|그녀)'
const PERSON_JAPANESE =
  '(?:[\\p{Script=Han}\\p{Script=Katakana}]{1,5}(?:さん|くん|課長|部長)|同僚|上司|彼女?)'
const ILLNESS =
  '(?:depression|burn-?out|cancer|leuk(?:a)?emia|hiv|diabetes|bipolar disorder|schizophrenia|anxiety disorder|panic attacks?|alcoholism|rehab|chemo(?:therapy)?|a miscarriage|pregnant|pregnancy|Depressionen?|Krebs|schwanger|depresi[oó]n|c[aá]ncer|embarazada|dépression|un cancer|enceinte|депресси\\w*|рак(?:ом|а)?|беременна)'
const HAS =
  "(?:is|was|has|had|'s|suffers|takes|got|has been|is going through|going through|is recovering from|is being treated|is in treatment|ist|hat|leidet|está|tiene|sufre|est|a|souffre|болеет|больна?|у неё|лечится)"
const NAME =
  '(?:[\\p{Lu}][\\p{Ll}]{2,14}|(?:[Mm]y|[Oo]ur) (?:boss|manager|colleague|lead|teammate|c[etfo]o|designer|tester|intern|founder|pm|architect)|[Hh]e|[Ss]he)'
const OF_A_PRODUCT =
  /患者|病人|模型|数据集|字段|表|量表|问卷|환자|모델|데이터|필드|테이블|患者|モデル|データ|\b(?:patients?|model|dataset|table|field|form|screening|questionnaire|trial|app|column|api|page)\b/i

/** "Frau Lindner", "Mr Hale": whoever is called so is a person, whatever stands between. */
const TITLED =
  '(?:Frau|Herrn?|Mrs?|Ms|Miss|Mme|Mlle|Monsieur|Madame|Señora?|Sra?|Dona|Senhora?|г-н|г-жа|господин|госпожа)\\.?\\s\\p{Lu}\\p{Ll}{1,14}'

const told: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}])(?:[Mm]y|[Hh]is|[Hh]er|[Mm]eine?r?|[Mm]i|[Mm]on|[Mm]a|[Мм]о[йяё]|[Mm]inha|[Mm]eu)\\s(?:[\\p{L}]+\\s)?${ILLNESS}(?![\\p{L}])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}])${TITLED}(?:\\s\\([^()]{1,40}\\))?[^.;\\n]{0,40}?(?<![\\p{L}])(?:${ILLNESS}|krankgeschrieben|arbeitsunfähig|on sick leave|en arrêt maladie|de baja médica|на больничном|de licença médica)(?![\\p{L}])`,
    'gu',
  ),
  new RegExp(`${PERSON_CHINESE}[^。;；\\n]{0,12}?${ILLNESS_CJK}`, 'gu'),
  new RegExp(`${PERSON_KOREAN}[은는이가]?[^.;\\n]{0,16}?${ILLNESS_CJK}`, 'gu'),
  new RegExp(`${PERSON_JAPANESE}[はがも][^。;\\n]{0,12}?${ILLNESS_CJK}`, 'gu'),
  new RegExp(`(?<![\\p{L}])${NAME}(?: ${HAS}|'s)\\s(?:[\\p{L}]+\\s){0,4}?${ILLNESS}(?![\\p{L}])`, 'gu'),
]

/** Finds it in a plain copy. */
export function findHealth(text: string): { kind: string; start: number; end: number }[] {
  const found: { kind: string; start: number; end: number }[] = []
  for (const pattern of told) {
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const end = index + words.length
      if (!OF_A_PRODUCT.test(text.slice(Math.max(0, index - 24), end + 24)))
        found.push({ kind: 'health', start: index, end })
    }
  }
  return found
}
