/** Changes that nobody wants to be asked about, and acts that everybody does. They are tried on text in lower case. */
const SMALL =
  /\b(?:format\w*|typos?|comments?|docs?|docstrings?|whitespace|indent\w*|lint\w*|spelling|wording|imports?|cosmetic|trivial|read-?only|renam\w*|small|minor|tiny)\b|格式|排版|错别字|注释|文档|缩进|空格|拼写|小改|琐碎|只读|포맷|오타|주석|문서|들여쓰기|맞춤법|사소|자잘|읽기|誤字|脱字|整形|フォーマット|コメント|体裁|読み取り|tippfehler|formatier|kommentar|kleinigkeit|errata|formato|comentario|ortograf|fautes? de frappe|coquille|mise en forme|commentaire|опечатк|форматир|комментар|мелк|digitação/
const GRAVE =
  /\b(?:delet\w*|remov\w*|push\w*|deploy\w*|releas\w*|merg\w*|install\w*|run|running|runs|execut\w*|drop\w*|force\w*|publish\w*|overwrit\w*|migrat\w*|send\w*|secrets?|prod\w*|any|all|every\w*|whatever|anything)\b|删|推送|部署|上线|发布|合并|安装|执行|运行|[覆复]盖|清空|生产|密钥|所有|全部|一切|任何|삭제|지우|지울|푸시|배포|병합|머지|설치|실행|덮어|운영|모든|전부|削除|プッシュ|デプロイ|マージ|インストール|実行|本番|すべて|全て|lösch|deploy|push|merg|installier|ausführ|alle|borra|elimin|despleg|instal|ejecut|todo|supprim|déploi|déploy|install|exécut|tout|удал|деплой|пуш|установ|запус|слия|все/
const WAIVES =
  /\b(?:no need|without|needn't|need not|not|don't|never|unnecessary|no)\b|不用|不必|无需|无须|不需|别|不要|免|필요 없|없이|않아도|안 |않고|말고|不要|せず|なし|ohne|nicht|sin |no hace falta|sans|pas |без|не /
const ASKS =
  /\b(?:ask\w*|confirm\w*|approv\w*|permission|consent|ok|okay|check with me|sign-?off)\b|问|确认|批准|同意|审批|征求|물어|확인|승인|허락|確認|承認|聞|frag\w*|schon|bestätig|pregunt|confirm|sí(?![a-z])|demand|oui(?![a-z])|спраш|спроси|подтвержд|соглас/
const CLAUSE_END =
  /[,:，、;；。.!?\n]|(?<=\s)(?:but|and|while|whereas|aber|und|pero|mais|но|а)(?=\s)|지만|되고|하고|않고|고(?=\s)/
/** Characters: longer sentences are no rule that waives a question for something small. */
const LONGEST = 400

/**
 * Whether a sentence in lower case does without a yes only for what is small, and keeps it for what is grave: "no need
 * to ask for typos, but ask before any push". A grave act beside the waiver, or one that nobody asks about, ends it.
 */
export function waivesSmallThingsOnly(
  text: string,
  sentence: { readonly start: number; readonly end: number },
): boolean {
  if (sentence.end - sentence.start > LONGEST) return false
  const clauses = text.slice(sentence.start, sentence.end).split(CLAUSE_END)
  const waived = clauses.filter((clause) => WAIVES.test(clause))
  if (waived.length === 0 || !clauses.some((clause) => SMALL.test(clause))) return false
  return clauses.every((clause) => {
    if (!GRAVE.test(clause)) return !WAIVES.test(clause) || SMALL.test(clause)
    return ASKS.test(clause) && !WAIVES.test(clause)
  })
}
