import type { ReasonCode } from '../reason.ts'
import { type Clause, has } from './clause.ts'
import type { Reading } from './grammar/reading.ts'
import type { Read } from './read.ts'

/** Why the words of a clause hold in a text, a story, a protocol, an hour or a failure, and not for the agent's work. */
export function elsewhere(it: Read, at: number): ReasonCode | undefined {
  const { flat } = it.sentence
  const clause = it.clauses[at] as Clause
  const { form, building } = it.readings[at] as Reading
  if (passages.some((one) => one.test(flat)) && !template.test(flat)) return 'quoted'
  if (secret.test(flat)) return 'passing'
  if (features.test(flat)) return 'product'
  if (has(it.cues, 'standing', 'consult')) return undefined
  const works = has(clause.cues, 'tool', 'manner', 'style') || clause.cues.has('danger')
  if (tale.test(flat) && !works && (form !== 'order' || building)) return 'product'
  if (games.test(flat) && !works) return 'product'
  if (it.remember === undefined && papers.test(flat)) return 'product'
  if (form === 'statement' && it.remember === undefined && fails.some((one) => one.test(flat))) return 'world'
  return undefined
}

/** 提交信息就写：fix: …, "in the README write that …": what is to stand there. */
const passages: readonly RegExp[] = [
  /(?:commit|message|title|subject|提交|标题|커밋|메시지|コミット|mensaje|nachricht|mensagem|сообщение|коммит).{0,30}[:"'\s](?:feat|fix|chore|docs|refactor|test|perf|style|build|ci|revert)(?:\([^)]{0,24}\))?!?: ?\S/,
  /(?:提交信息|提交说明|提交备注|commit ?信息|pr ?标题|标签说明|发布说明)(?:里|上)?(?:就|直接|统统)(?:写成?|填|用|叫)\s*:|커밋 ?메시지(?:는|를|엔)? ?(?:이렇게|그냥|이걸로|다음처럼|아래처럼)[^:]{0,12}:|コミットメッセージは(?:こう|以下|これで).{0,6}[:「『]/,
  /\b(?:in|into|to|at|under|on) (?:the|our) (?:[a-z-]+ )?(?:readme|contributing(?:\.md)?|docs?|documentation|wiki|handbook|faq|changelog|about page|landing page|guide|privacy policy|terms|release notes|security\.md)\b.{0,40}?\b(?:write|say|state|mention|note|put|add|document|explain|spell out)(?: down)?(?: an?| one| the)?(?: [a-z]+)? ?(?:that|saying|telling)\b/,
  /\b(?:write|state|mention|note|put|add|spell out)\b.{0,24}\b(?:in|into|to|on) (?:the|our) (?:[a-z-]+ )?(?:readme|contributing(?:\.md)?|docs?|documentation|wiki|handbook|faq|changelog|release notes)\b.{0,24}\bthat\b/,
  /(?:readme|contributing|贡献指南|说明文档|使用手册|手册|公告|官网|用户协议|隐私政策|帮助页|wiki)(?:\.md)?[^,，:]{0,10}?(?:里|中|上|部分|章节|一节)(?:面)?(?:再|也|要|得)?(?:写|加|补|注|标|声)(?:上|清楚|明白?|一[句段条行])/,
  /(?:리드미|readme|기여 ?가이드|안내문|공지|위키|약관|매뉴얼|홈페이지|도움말)(?:\.md)?(?:에|에다|에는) .{0,80}(?:다고|라고|다는|라는|하라는)(?: ?(?:문구|내용|문장|말|글|안내))?(?:를|을|도|로)? ?(?:적어|써|넣어|추가|명시)/,
  /(?:readme|ドキュメント|マニュアル|[規规][約约]|お知らせ|wiki|ヘルプ)に.{0,80}(?:と|という(?:文|一文|注意書き|旨)を)(?:書いて|追[記记]|[記记][載载]|入れて|明[記记])/,
  /(?:^|\s)(?:en (?:el|la) (?:readme|documentación|wiki|manual)[^,]{0,40}(?:escribe|pon|añade|indica) que|dans (?:le|la) (?:readme|doc|documentation|wiki)[^,]{0,40}(?:écris|mets|ajoute|indique|précise) que|(?:ins|in die|in der|im) (?:readme|doku|dokumentation|wiki)[^,]{0,40}(?:schreib|ergänz|vermerk)[a-z]*,? dass|n[oa] (?:readme|documentação|wiki|manual)[^,]{0,40}(?:escrev[ea]|coloque|coloca|adicione) que|в (?:readme|ридми|документаци[юи]|вики)[^,]{0,40}(?:напиши|добавь|укажи),? что)(?=\s)/,
]

/** "write commit messages in the format feat: …": how all of them look. */
const template =
  /格式|模板|形式|フォーマット|형식|포맷|양식|\b(?:format|template|pattern|style|prefix|formato|formát|формат)/

/** "my api key is …": a secret is nothing to keep. */
const secret =
  /\b(?:api[ _-]?key|access[ _-]?key|licen[cs]e key|token|secret|password|passphrase|密钥|密码|口令)[^,:=]{0,12}(?:is|:|=|是|为)\s*["']?(?=[a-z_+/.-]*\d)[\w+/.-]{20,}|(?:비밀번호|암호|토큰|api ?키)(?:는|은|가|:)\s*(?=[a-z_+/.-]*\d)[\w+/.-]{20,}/

/** "an option to … or to memorize the tab": the product is to remember. */
const features =
  /\b(?:an?|the) (?:[a-z-]+ )?(?:option|setting|toggle|checkbox|switch|menu item)\b.{1,120}\b(?:to|which|that) (?:remember|memori[sz]e|save|keep)\b|(?:选项|开关|设置项)[^,，]{0,12}(?:记住|记下)|(?:옵션|토글|설정 ?항목)(?:을|를|에서|에)? .{0,20}(?:기억|저장)하(?:는|도록|게)/

/** "in the story the smith is dead": a world that is made up. */
const tale =
  /\b(?:in|for|within|throughout) (?:the|our|my|this|that) (?:story|storyline|novel|plot|game|campaign|quest|lore|saga|tale|screenplay|dungeon|fairy tale)\b(?! (?:repo|project|code|codebase|engine|client|server|scripts?|files?|build))|(?:剧情|故事|小说|剧本|游戏|副本|世界观|情节|童话)(?:里面?|中|当中)|(?:스토리|이야기|소설|게임|시나리오|세계관|퀘스트|던전|동화)(?: ?(?:안|속|내))?(?:에서|에선|상으?로?|에서는)(?=[\s,])|(?:物[語语]|ストーリー|小説|ゲーム|シナリオ|世界[観观])(?:の中)?(?:では|内では|上)|(?:^|\s)(?:en (?:la|el) (?:historia|novela|juego|trama|cuento)|dans (?:l'histoire|le roman|le jeu|la quête|l'intrigue|le conte)|in der (?:geschichte|handlung|quest)|im (?:spiel|roman|märchen)|n[oa] (?:história|jogo|romance|trama|conto)|в (?:сюжете|истории|романе|игре|рассказе|сказке)|по сюжету)(?=[\s,])/

/** "the rook may never jump", 象棋里马…: the rules that a game has. */
const games =
  /\b(?:castling|en passant|checkmate|the (?:king|queen|rook|bishop|pawn|dealer|goalkeeper|striker|big blind) (?:may|must|can|cannot|always|never)|rules? of (?:chess|go|poker|bridge|shogi|scrabble|tetris|sudoku|monopoly|blackjack|tennis|football|soccer)|in (?:chess|poker|shogi|blackjack|scrabble|tetris|sudoku|checkers|mahjong|tennis|football|soccer))\b|(?:象棋|围棋|五子棋|麻将|扑克|斗地主|桥牌|将棋|跳棋|德州)(?:里|中|的?规则)|(?:체스|장기|바둑|화투|고스톱|포커|마작|오목|배구|축구)(?:에서는?|에선| ?규칙| ?룰)|(?:将棋|囲碁|チェス|麻雀|ポーカー)(?:では|の(?:ルール|[規规]則))|(?:^|\s)(?:en (?:el )?ajedrez|aux échecs|im schach|beim schach|no xadrez|в шахматах|в покере|по правилам (?:шахмат|игры))(?=[\s,])/

/** "per the datasheet …", 按协议规定，…: what a paper of others demands of a device or a protocol. */
const papers =
  /\b(?:per|as per|according to|following|by) (?:the |its |their )?(?:[a-z0-9-]+ )?(?:data ?sheet|spec|specification|rfc|protocol|reference manual|errata|rulebook)\b|\brfc ?\d{3,5} (?:says|states|requires|demands|forbids|mandates)\b|(?:按照?|根据|依照)(?:芯片|通信|官方)?(?:数据手册|规格书|协议|rfc|国标|datasheet|棋规|比赛规则)|(?:데이터 ?시트|규격서|프로토콜 ?(?:문서|명세)|rfc ?\d*|명세서|룰북)(?:에|를|을|상)? ?(?:따르면|의하면|보면|나와|으로는|으론)|(?:データシート|仕様書|[規规]格書|rfc ?\d*)(?:によると|によれば|では|上は?)|(?:^|\s)(?:según (?:la hoja de datos|el protocolo|la norma|el reglamento)|(?:d'après|selon) (?:la datasheet|la fiche technique|le protocole|la norme|le règlement)|laut (?:datenblatt|protokoll|norm|spielregeln?|spezifikation)|segundo (?:o datasheet|o protocolo|a norma|o regulamento)|согласно (?:даташиту|протоколу|стандарту|спецификации))(?=[\s,])/

/** 항상 세 번째 요청에서만 멈춰, "it always hangs on the last file": how a thing fails. */
const fails: readonly RegExp[] = [
  /\b(?:always|only|every time|each time|consistently)\b(?:(?!\b(?:if|so|because|otherwise|or)\b).){0,40}\b(?:fails|crashes|times out|hangs|breaks|throws|errors out|freezes|stalls|stops responding|segfaults)\b|\b(?:fails|crashes|times out|hangs|breaks|throws|freezes|stalls) (?:always|only|every time|each time)\b/,
  /(?:每次|总是|总|一直|始终|老是|永远)(?:都|是|只|在){0,2}(?:在|第|前|最后|到)[^,，]{1,16}(?:丢|超时|报错|失败|挂|崩|卡|断|中断|闪退)[^,，]{0,3}$/,
  /(?:항상|매번|꼭|늘|언제나|계속) [^,]{0,30}(?:에서만?|때만?|번째|쯤|부터|마다) ?[^,]{0,16}(?:타임아웃|에러|오류|실패|죽|멈|끊|튕|느려|깨|터|누락|먹통|멎)(?!.{0,16}(?:지 ?(?:마|말)|면 ?안|야 ?(?:해|돼|합|하)|으니|니까|어서|아서|므로))/,
  /(?:毎回|いつも|必ず|常に).{0,24}(?:で|だけ|とき|[時时]|目に?).{0,12}(?:落ち|エラー|失敗|止ま|固ま|タイムアウト|切れ|消え)(?!.*(?:ように|ないで|ください))/,
  /(?:^|\s)(?:siempre|cada vez|toujours|à chaque fois|immer|jedes ?mal|sempre|toda vez|всегда|каждый раз|постоянно) [^,]{0,40}(?:falla|se cuelga|se cae|plante|échoue|se bloque|stürzt|hängt|schlägt fehl|bricht ab|falha|trava|cai|quebra|падает|виснет|вылетает|отваливается|ломается)(?=$|[\s,])/,
]
