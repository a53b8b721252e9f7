import type { Phrase } from '../phrase.ts'
import { together, whole } from './together.ts'

const PAGE = `${whole(
  '(?:fetched|linked|opened|retrieved|downloaded|scraped|visited|external|third[- ]party|public|web|online|search(?:ed)?|crawled|remote|pasted|cited)\\s(?:\\w+ ){0,2}(?:pages?|sites?|articles?|posts?|readmes?|docs?|documents?|results?|content|guides?|tutorials?|links?|answers?|material|text)|web ?pages?|web ?sites?|(?:documentation|doc|blog|tutorial|vendor) (?:sites?|pages?|posts?)|blog posts?|pages? (?:that )?(?:you|we|it|the agent) (?:fetch|open|visit|read|download|load|find)\\w*|tutorials? on the web|(?:abgerufene|geladene|verlinkte|fremde|geöffnete)\\p{L}* (?:seiten?|artikel\\p{L}*|dokument\\p{L}*)|webseiten?|webs?|páginas? (?:web|descargad\\p{L}*|enlazad\\p{L}*|abiert\\p{L}*|baixad\\p{L}*|consultad\\p{L}*|acessad\\p{L}*|visitad\\p{L}*)|pages? (?:web|consultée?s?|ouvertes?|téléchargée?s?|récupérée?s?|visitée?s?)|(?:загруженн|открыт|скачанн|найденн)\\p{L}* (?:страниц|стать|документ)\\p{L}*|веб-?страниц\\p{L}*|страниц\\p{L}* из (?:сети|интернета)',
)}|网页|抓取|抓到的|打开的页面|外部页面|链接(?:里|中|的)|搜索结果|웹\\s?페이지|웹사이트|가져온 (?:페이지|문서)|내려받은 (?:문서|페이지)|불러온 페이지|링크된|검색 결과|取得した(?:ページ|文書)|ウェブページ|開いたページ|リンク先|検索結果|ダウンロードした(?:文書|ページ)`
const CARRIED_OUT = `${whole(
  'carr(?:y|ied) out|follow(?:ed|s)?|perform(?:ed|s)?|execut(?:e|ed|es)|do|done|run|ran|appl(?:y|ied)|obey(?:ed)?|act(?:ed)? on|compl(?:y|ied) with|implement(?:ed)?|ausgeführt|ausführen|befolgt|befolgen|umgesetzt|umsetzen|ejecut\\p{L}*|segu(?:ir|id[oa]s?)|siguen?|realiz\\p{L}*|cumpl\\p{L}*|exécut\\p{L}*|suiv\\p{L}*|appliqu\\p{L}*|выполн\\p{L}*|следова\\p{L}*|исполн\\p{L}*|executad[oa]s?|executar?|seguid[oa]s?|cumprid[oa]s?',
)}|执行|照做|照办|照搬|操作|运行|遵照|수행|실행|따르|따라|실시|実行|従|行って|実施`
const AS_IT_STANDS = `${whole(
  'as (?:written|is|shown|listed|described|given|stated|they (?:stand|are)|it (?:stands|is)|printed|found|instructed)|to the letter|word for word|exactly|verbatim|literally|unchanged|without (?:a )?(?:second look|checking|review|change|asking|question)\\w*|wie (?:beschrieben|angegeben|geschrieben|sie (?:da)?stehen)|wörtlich|unverändert|tal(?:es)? cual(?:es)?|al pie de la letra|tal como|como (?:estão|está|escrito|descrito)|ao pé da letra|tels? quels?|telles? quelles?|à la lettre|как (?:написано|есть|указано|описано)|дословно|буквально',
)}|原样|照着|照搬|按原文|一字不差|逐字|照其|그대로|적힌\\s?대로|쓰인\\s?대로|나온\\s?대로|そのまま|書かれた通り|書いてある通り|記載通り|文字通り`
const TRUSTED = `${whole(
  'trusted|trustworthy|vetted|checked|verified|approved|reviewed|safe|our docs team|our own (?:team|people)|from our|official|authoritative|come from (?:us|our|trusted|known)|geprüft|vertrauenswürdig|revisad[oa]s?|de confianza|vérifiée?s?|de confiance|проверен\\p{L}*|довер\\p{L}*|verificad[oa]s?|confiáve\\p{L}*',
)}|自己人|可信|已审|审过|审核过|验证过|官方|믿을|검증된|검토된|팀이 (?:쓴|작성)|우리 팀|信頼|確認済み|検証済み|審査済み`
const WEIGHED = `${whole(
  "never|not|don't|only after|after (?:i|a review|reading|checking)|before|first|ask|summari[sz]e|quote|treat (?:it|them) as data|data only|users?|customers?|translate|test cases?|runbook|nicht|erst|nachfrag\\p{L}*|no|nunca|antes|ne|jamais|avant|не|сначала|não|primeiro",
)}|不要|不得|别|先|仅供参考|只做参考|问我|지\\s?(?:마|말|않)|먼저|요약|참고만|ない|せず|要約|まず`

/** R13: steps on a page from elsewhere, done as they stand there. */
export const pageStepPhrases: readonly Phrase[] = [
  {
    code: 'remote-orders',
    detail: 'strangers',
    always: true,
    pattern: together([PAGE, CARRIED_OUT, `${AS_IT_STANDS}|${TRUSTED}`], WEIGHED),
  },
]
