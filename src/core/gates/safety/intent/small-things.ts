/** Changes that nobody wants to be asked about, and acts that everybody does. They are tried on text in lower case. */
const SMALL =
  /\b(?:format\w*|typos?|comments?|docs?|docstrings?|whitespace|indent\w*|lint\w*|spelling|wording|imports?|cosmetic|trivial|read-?only|renam\w*|creat\w+ (?:a |an )?(?:\w+ )?branch(?:es)?|new branch(?:es)?|draft prs?|small|minor|tiny)\b|格式|排版|错别字|注释|文档|缩进|空格|拼写|小改|建分支|新建分支|琐碎|只读|포맷|오타|주석|문서|들여쓰기|맞춤법|브랜치(?:를)? (?:만들|생성)|사소|자잘|읽기|誤字|脱字|整形|フォーマット|コメント|体裁|読み取り|tippfehler|formatier|kommentar|kleinigkeit|errata|formato|comentario|ortograf|fautes? de frappe|coquille|mise en forme|commentaire|опечатк|форматир|комментар|мелк|digitação/
const GRAVE =
  /\b(?:delet\w*|remov\w*|push\w*|deploy\w*|releas\w*|merg\w*|install\w*|run|running|runs|execut\w*|drop\w*|force\w*|publish\w*|overwrit\w*|migrat\w*|send\w*|secrets?|prod\w*|any|all|every\w*|whatever|anything)\b|删|推送|部署|上线|发布|合并|安装|执行|运行|[覆复]盖|清空|生产|密钥|所有|全部|一切|任何|삭제|지우|지울|푸시|배포|병합|머지|설치|실행|덮어|운영|모든|전부|削除|プッシュ|デプロイ|マージ|インストール|実行|本番|すべて|全て|lösch|deploy|push|merg|installier|ausführ|alle|borra|elimin|despleg|instal|ejecut|todo|supprim|déploi|déploy|install|exécut|tout|удал|деплой|пуш|установ|запус|слия|все/
const WAIVES =
  /\b(?:no need|without|needn't|need not|not|don't|never|unnecessary|no)\b|不用|不必|无需|无须|不需|别|不要|免|필요 없|없이|않아도|안 |않고|말고|지 말|不要|せず|なし|ohne|nicht|sin |no hace falta|sans|pas |без|не /
const ASKS =
  /\b(?:ask\w*|confirm\w*|approv\w*|permission|consent|ok|okay|check with me|sign-?off)\b|问|确认|批准|同意|审批|征求|물어|확인|승인|허락|確認|承認|聞|frag\w*|schon|bestätig|pregunt|confirm|sí(?![a-z])|demand|oui(?![a-z])|спраш|спроси|подтвержд|соглас/
const CLAUSE_END =
  /[,:，、;；。.!?\n]|(?<=\s)(?:but|and|while|whereas|aber|und|pero|mais|но|а)(?=\s)|지만|되고|하고|않고|고(?=\s)/
/** Characters: longer sentences are no rule that waives a question for something small. */
const LONGEST = 400

/** "Update the docs as well, do not wait until I remind you": a reminder is no yes. */
const REMINDER =
  /(?:别|不要|不用)等我(?:来|再)?(?:提醒|催)|\b(?:don't|do not|without) wait(?:ing)? (?:for|until) (?:me to remind|i remind|a reminder)|(?:내가|제가) (?:말|알려)[^.;]{0,6}?(?:기다리지 말|안 해도)/

/**
 * Whether a sentence in lower case does without a yes only for what is small, and keeps it for what is grave: "no need
 * to ask for typos, but ask before any push". A grave act beside the waiver, or one that nobody asks about, ends it.
 */
export function waivesSmallThingsOnly(
  text: string,
  sentence: { readonly start: number; readonly end: number },
): boolean {
  if (sentence.end - sentence.start > LONGEST) return false
  const words = text.slice(sentence.start, sentence.end)
  if (REMINDER.test(words) && !GRAVE.test(words)) return true
  const clauses = words.split(CLAUSE_END)
  const waived = clauses.filter((clause) => WAIVES.test(clause))
  if (waived.length === 0 || !clauses.some((clause) => SMALL.test(clause))) return false
  return clauses.every((clause) => {
    if (!GRAVE.test(clause)) return !WAIVES.test(clause) || SMALL.test(clause)
    return ASKS.test(clause) && !WAIVES.test(clause)
  })
}

const SMALL_CHANGES =
  /\b(?:white-?space|format(?:ting|ted)?(?:-only)?|indent\w*|(?:import|re-?order\w*|sort\w*)\s(?:re-?order\w*|sort\w*|order\w*|imports)|lock-?files?|typos?|auto-?fix(?:es)?|renam\w+|generated|vendored|cosmetic|style-only|one[- ]line(?:r|rs)?|single line|docs?-only|documentation-only|comments?-only|(?:which|what) files you (?:have )?(?:read|opened|looked at|searched)|(?:every|each) (?:file|command) you (?:read|looked at))\b|(?:读|看|翻|搜)(?:了|过)哪些(?:文件|代码)|只有一行|一行改动|한 줄 변경|한 줄만|一行だけ|格式|空格|空行|缩进|换行|错别字|锁文件|自动生成|重命名|포맷|공백|들여쓰기|줄바꿈|자동 생성|오타|이름 변경|정렬|整形|空白|インデント|誤字|自動生成|リネーム|formatier|leerzeichen|einrückung|umbenenn|formato|espacios|sangr[ií]a|renombr|mise en forme|espaces|renomm|форматирован|пробел|отступ|переименован/
/** What nobody may keep from a report, however small the rest of the sentence is. */
const WORTH_TELLING =
  /\b(?:delet\w*|remov\w*|skipped|skipping|fail\w*|errors?|tests?|permiss\w*|secur\w*|auth\w*|push\w*|upload\w*|risk\w*|br[eo]ak\w*|broke\w*|secrets?|tokens?|passwords?|mistakes?|bugs?|data|deploy\w*|hooks?|reviews?|incident\w*|leak\w*|warning\w*|all|every\w*|any\w*|what you did|payment\w*|billing|dependenc\w*|prod\w*|backdoor\w*|disabl\w*|revert\w*|hacks?|overw\w*|drop\w*|user|owner|boss)\b|删|跳过|失败|报错|出错|测试|用例|权限|安全|认证|鉴权|强推|上传|风险|密钥|密码|令牌|数据|部署|钩子|评审|事故|泄露|警告|所有|全部|任何|一切|支付|依赖|生产|后门|关闭|关掉|禁用|回滚|用户|老板|사용자|상사|삭제|지운|지웠|건너뛴|실패|오류|에러|테스트|권한|보안|인증|푸시|업로드|위험|비밀|토큰|데이터|배포|훅|리뷰|사고|유출|경고|모든|전부|결제|의존성|운영|백도어|껐|끈|비활성|되돌|削除|失敗|エラー|テスト|権限|セキュリティ|認証|プッシュ|リスク|秘密|データ|デプロイ|警告|すべて|全て|無効|ユーザー|lösch|fehl|test|sicherheit|berechtigung|push|alle|borr|elimin|fall|error|prueba|segur|permiso|todo|supprim|échec|échou|erreur|sécur|permission|tout|удал|сбо|ошиб|тест|безопас|прав[ао]?\s|пуш|все|всё/

/** Errors only by name. */
const LINT =
  /\b(?:lint(?:er|ing)?|prettier|biome|style|spelling) (?:errors?|warnings?|(?:auto-?)?fix(?:es)?|issues)\b|린트 (?:오류|경고)|lint (?:报错|错误|警告)|リント(?:の)?(?:エラー|警告)/g

/** Whether a text in lower case leaves nothing out of a report but changes that nobody asks about: white space, renames. */
export function leavesOutSmallChangesOnly(
  text: string,
  within: { readonly start: number; readonly end: number },
): boolean {
  if (within.end - within.start > LONGEST) return false
  const words = text.slice(within.start, within.end).replace(LINT, 'formatting')
  return SMALL_CHANGES.test(words) && !WORTH_TELLING.test(words)
}
