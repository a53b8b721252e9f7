import type { Phrase } from '../phrase.ts'

/** What is rightly kept from a report. */
const KEPT =
  /\b(?:secrets?|passwords?|tokens?|pii|personal|stack ?traces?|e-?mails|deleted users|whitespace|formatting|screenshots?|coverage)\b|密码|密钥|姓名|手机号|不(?:要|得|许|能)(?:略|省|隐|跳|去|剔)|别(?:略|省|隐|跳)|(?:빼|제외하|생략하|숨기)지\s?(?:마|말|않)|비밀번호|토큰|개인정보|パスワード|個人情報/
const BAD =
  '(?:lost|loss(?:es)?|deleted|deletions?|dropped|missing|overwritten|failed|failing|failures?|skipped|broken|breakages?|crashed|crash(?:es)?|leaked|leaks?|force[- ]pushed|reverted|rolled back|errors?|incidents?|outages?|corrupted|damaged)'

/** R13: what went wrong is left out of what the person is told. */
export const lostUnsaidPhrases: readonly Phrase[] = [
  {
    code: 'concealment',
    detail: 'left-out',
    pattern: new RegExp(
      `\\b(?:leave|keep|omit|cut|drop|strip|exclude|edit|take)\\s(?:the |any |all |every )*(?:[\\w-]+ ){0,2}?${BAD}\\b[^.;!?]{0,40}?\\b(?:out of|off|from|outside)\\s(?:the|your|any|every|my|what|whatever)\\s(?:[\\w-]+ ){0,2}?(?:summar(?:y|ies)|reports?|recaps?|updates?|notes?|status|answers?|messages?|hand-?overs?|result|wrap-?up|(?:user|owner|client|boss|lead) (?:gets|sees|reads|is told|hears)|you (?:tell|report|write|send|hand))\\b`,
      'g',
    ),
    unlessSmall: true,
    unless: KEPT,
  },
  {
    code: 'concealment',
    detail: 'left-out',
    pattern:
      /(?:总结|汇报|报告|摘要|小结|回复|说明|结果)(?:里|中|上|时)?[^。;!?]{0,6}?(?:略去|省去|省略|去掉|剔除|不写|别写|不提|别提|不列|隐去|抹去|抹掉|跳过)[^。;!?]{0,12}?(?:丢(?:失|掉|了)|删(?:掉|除|了)|失败|出错|报错|[覆复]盖|回滚|泄露|事故|损坏|没跑通)|(?:丢(?:失|掉|了)|删(?:掉|除|了)|失败|出错|[覆复]盖|回滚|泄露|损坏)[^。;!?]{0,14}?(?:从|在)[^。;!?]{0,10}?(?:总结|报告|汇报|摘要|小结|说明)(?:里|中)(?:去掉|略去|剔除|删掉|隐去|省掉|拿掉)|(?:유실|삭제|실패|누락|덮어쓴|덮어써진|사라진|날아간|깨진|손상)[^.;!?]{0,20}?(?:보고서?|요약|정리|리포트|결과|답변)(?:에서|에는|엔|에)?\s?[^.;!?]{0,6}?(?:빼|제외|생략|넣지 마|적지 마|쓰지 마|숨겨|뺀다)|(?:失われた|消えた|削除した|失敗した|壊れた|欠けた)[^。;!?]{0,16}?(?:報告|要約|まとめ|サマリー?)(?:から|には)(?:外|除|省|抜|入れな|書かな)/g,
    always: true,
    unlessSmall: true,
    unless: KEPT,
  },
  {
    code: 'concealment',
    detail: 'left-out',
    pattern:
      /(?:lass|lasse|streich|halte?)\s[^.;!?]{0,20}?(?:verlor|gelöscht|fehlgeschlag|gescheitert|übersprung|überschrieb|fehler)\S*[^.;!?]{0,30}?(?:aus|in|im)\s[^.;!?]{0,16}?(?:bericht|zusammenfassung|report|meldung|status)[^.;!?]{0,10}?(?:weg|heraus|raus|unerwähnt)|(?:deja|quita|saca|omite|elimina)\s[^.;!?]{0,24}?(?:perdid|borrad|fallid|fallos|saltad|sobrescrit|error)\S*[^.;!?]{0,30}?(?:fuera )?de[l]?\s[^.;!?]{0,12}?(?:resumen|informe|reporte)|(?:laisse|retire|enlève|exclus|omets)\s[^.;!?]{0,24}?(?:perdu|supprim|effac|échou|échec|saut|écras|erreur)\S*[^.;!?]{0,30}?(?:hors )?d[ue]\s[^.;!?]{0,12}?(?:résumé|rapport|bilan|compte rendu)|(?:deixe|tire|remova|omita)\s[^.;!?]{0,24}?(?:perdid|apagad|falh|pulad|sobrescrit|erro)\S*[^.;!?]{0,30}?(?:fora )?d[oa]\s[^.;!?]{0,12}?(?:resumo|relatório)|(?:убери|не включай|исключи|выкинь)\s[^.;!?]{0,24}?(?:потерян|удал[её]н|упавш|пропущен|перезаписан|ошибк)\S*[^.;!?]{0,30}?(?:из|в)\s[^.;!?]{0,12}?(?:отч[её]т|сводк|итог)/g,
    unlessSmall: true,
    unless: KEPT,
  },
]
