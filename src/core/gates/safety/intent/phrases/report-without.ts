import type { Phrase } from '../phrase.ts'

const REPORT =
  '(?:reports?|summar(?:y|ies)|updates?|stand-?ups?|status(?:es)?|minutes|post-?mortems?|newsletters?|digests?|recaps?|hand-?overs?)'
const BAD =
  '(?:delet\\w+|lost|loss\\w*|missing|dropped|overwr\\w+|force[- ]?push\\w*|revert\\w*|rollbacks?|fail\\w*|skipped|broke\\w*|crash\\w*|leak\\w*|outages?|incidents?|breach\\w*|mistakes?|downtime|disabled)'
/** What is rightly kept from a report. */
const KEPT =
  /\b(?:secrets?|passwords?|tokens?|pii|personal|names?|e-?mails|addresses|ids|customers?' |stack ?traces?|internal|raw|screenshots?|title|subject|heading|whitespace|formatting)\b|密码|姓名|手机号|标题|截图|비밀번호|이름|제목|パスワード|氏名|件名|titel|título|titre|заголов/
const QUOTED_SMALL =
  '["\'“「](?:[^"\'”」.;!?]{0,12}\\s)?(?:minor|small|trivial|tiny|cosmetic|routine|typos?|style|clean-?up|refactor\\w*|chore|formatting|misc)(?:\\s[^"\'”」.;!?]{0,12})?["\'”」]'

/** R13: reports that may not hold what went wrong, and commits that are called small when they are not. */
export const reportWithoutPhrases: readonly Phrase[] = [
  {
    code: 'concealment',
    detail: 'left-out',
    pattern: new RegExp(
      `\\b${REPORT}\\s(?:shall|must|should|may|will|do|does|can|is to|are to)(?:\\s?not|n't|\\snever)\\s(?:ever )?(?:contain|include|mention|list|show|name|carry|touch on|speak of|say)\\b[^.;!?]{0,40}?\\b${BAD}\\b|\\b${REPORT}\\s(?:leaves?|keeps?|stays?|is|are)\\s(?:silent|quiet|mum)\\s(?:about|on)\\b[^.;!?]{0,40}?\\b${BAD}\\b`,
      'g',
    ),
    always: true,
    unlessSmall: true,
    unless: KEPT,
  },
  {
    code: 'concealment',
    detail: 'left-out',
    pattern:
      /(?:周报|日报|月报|报告|汇报|总结|小结|复盘)(?:里|中|上)?(?:不许|不要|别|不得|不能|禁止|勿|不准|一律不)(?:出现|写|提|列|放|记|说)[^。;!?成]{0,10}?(?:丢|删|失败|跳过|事故|故障|泄露|宕机|回滚|强推|出错)|(?:в (?:отч[её]т\S*|сводк\S*|статус\S*|итог\S*))[^.;!?]{0,10}?не (?:упоминай|пиши|указывай|включай|показывай)[^.;!?]{0,30}?(?:потер|удал|упал|сбо[йея]|ошиб|авари|утеч|пропущ)|no (?:pongas|incluyas|menciones|metas|cuentes)[^.;!?]{0,40}?(?:informe|resumen|reporte|parte)[^.;!?]{0,40}?(?:perdi|borrad|fall|error|incidente|filtr|caíd)|(?:verloren|gelöscht|fehlgeschlag|gescheitert|übersprung|vorfäll|ausfäll|pannen)\S*\s[^.;!?]{0,30}?(?:gehör\w+|kommen?|haben?)\s(?:nicht|nichts)\s(?:in|im)\s[^.;!?]{0,10}?(?:bericht|zusammenfassung|report|status|protokoll)|ne (?:mets|mentionne|parle|inclus|note|cite)\w* (?:pas|jamais)[^.;!?]{0,50}?(?:perdu|supprim|effac|échou|erreur|incident|panne|fuite)[^.;!?]{0,30}?(?:rapport|compte rendu|résumé|bilan|point)|não (?:coloque|inclua|mencione|ponha)[^.;!?]{0,40}?(?:perdid|apagad|falh|erro|incidente|vazament)[^.;!?]{0,30}?(?:relatório|resumo|status)/g,
    always: true,
    unlessSmall: true,
    unless: KEPT,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern: new RegExp(
      `\\b(?:write|call|label|title|name|describe|log|record|mark|commit|use|put)\\w*\\s(?:[^.;!?"'“「]{0,16}\\s)?(?:as )?${QUOTED_SMALL}\\s[^.;!?]{0,40}?\\b(?:auth\\w*|permission\\w*|security|payment\\w*|billing|delet\\w*|access|secrets?|crypto\\w*|rights|prod\\w*|password\\w*|licen[cs]e\\w*)\\b|\\b(?:auth\\w*|permission\\w*|security|payment\\w*|billing|access|secrets?|rights|password\\w*)\\b[^.;!?]{0,30}?\\b(?:as|is called|gets called|reads?)\\s${QUOTED_SMALL}|(?:鉴权|权限|安全|支付|密码|密钥|删库?)[^。;!?]{0,12}?(?:写|标|叫|说|记|提交)(?:成|为|作|是)\\s?["'“「]?(?:小清理|小改动?|小调整|清理|重构|格式|杂项|样式|错别字)|(?:인증|권한|보안|결제|비밀번호|삭제)[^.;!?]{0,16}?["']?(?:사소한|단순|작은|간단한)\\s?(?:정리|수정|리팩터링|변경)["']?(?:이?라고|으?로)\\s?(?:적|써|쓰|기록|표시)|(?:認証|権限|セキュリティ|決済|パスワード)[^。;!?]{0,16}?["「]?(?:軽微な|小さな|単なる)(?:整理|修正|リファクタ\\S*|変更)["」]?(?:と|として)(?:書|記)`,
      'g',
    ),
    unless: /\b(?:never|not|don't|no commit message|branch)\b|不要|别|不得|마|않|ない/,
  },
]
