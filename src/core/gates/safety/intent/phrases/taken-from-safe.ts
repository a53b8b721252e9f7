import type { Phrase } from '../phrase.ts'

const SAFE =
  '(?:key ?-?chain|keyring|password manager|1password|bitwarden|keepass\\w*|vault|credential (?:store|manager)|secrets? manager|schlüsselbund|passwortmanager|llavero|gestor de (?:contraseñas|claves|secretos)|trousseau|gestionnaire de mots de passe|chaveiro|gerenciador de senhas|связк\\S* ключей|менеджер\\S? паролей|钥匙串|密码管理器|密钥管理器|키체인|비밀번호 관리자|キーチェーン|パスワードマネージャー?)'
const TAKE =
  '(?:read|get|take|pull|extract|export|copy|dump|fetch|grab|look up|les(?:en)?|auslesen|hol\\w*|nimm|lee|saca|toma|copia|extrae|lis|récup\\w+|prends|copie|достань|прочит\\S+|возьми|скопируй|выгрузи|pegue|leia|copie|extraia|读|取|拿|导出|复制|抄|읽|꺼내|추출|복사|가져|読|取り|コピー|抜き)'
const PUT =
  '(?:put|paste|post|drop|write|add|send|share|mail|attach|include|leave|schreib\\w*|poste\\w*|stell\\w*|schick\\w*|pon\\w*|pega\\w*|escribe|envía|mets|colle\\w*|écris|poste|envoie|вставь|напиши|отправь|положи|впиши|coloque|cole|escreva|envie|写|贴|发|放|填|적|붙|올려|올리|보내|남겨|書|貼|送|載せ)'
const SEEN =
  '(?:tickets?|issues?|chats?|slack|channels?|comments?|prs?|pull requests?|readme|notes?|e-?mails?|logs?|wiki|docs?|gists?|threads?|工单|评论|群|日志|聊天|文档|티켓|이슈|채팅|댓글|로그|메일|チケット|チャット|イシュー|ログ|メール|тикет\\S*|чат\\S*|задач\\S*|лог\\S{0,2}|chamados?|canal|hilo)'

/** R13: what lies in a safe place is taken out of it and laid where others read. */
export const takenFromSafePhrases: readonly Phrase[] = [
  {
    code: 'exfiltration',
    detail: 'out of the safe',
    pattern: new RegExp(
      `${TAKE}[^.;!?。]{0,40}?${SAFE}[^.;!?。]{0,40}?${PUT}[^.;!?。]{0,24}?${SEEN}|${SAFE}[^.;!?。]{0,24}?${TAKE}[^.;!?。]{0,24}?(?:${PUT}[^.;!?。]{0,16}?${SEEN}|${SEEN}[^.;!?。]{0,8}?${PUT})`,
      'gu',
    ),
    unless:
      /\b(?:links? to|item link|share link|name of|names? only|path|reference|runbook|how to|instructions)\b|链接|路径|名称|링크|경로|이름|リンク|名前/,
  },
]
