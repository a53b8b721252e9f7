import type { Phrase } from '../phrase.ts'

/** What was said or is known here, in the words of each language. */
const TALK =
  '(?:chat\\w*|conversation\\w*|dialog\\w*|prompts?|transcripts?|messages?|history|session\\w*|context|secrets?|tokens?|keys?|env\\b|memory|last (?:answer|reply|input)|what (?:i|the user) (?:said|typed|wrote)|对话|会话|聊天|提示词|上文|用户刚|刚说的|历史|密钥|令牌|대화|채팅|프롬프트|메시지|세션|기록|비밀|토큰|会話|チャット|プロンプト|メッセージ|履歴|発言|gespräch\\w*|verlauf|unterhaltung|nachricht\\w*|conversación|mensaje\\w*|historial|discussion|échange\\w*|historique|переписк\\w*|диалог\\w*|сообщени\\w*|разговор\\w*|истори[яюи]|conversa\\w*|mensage\\w*|histórico)'
const IMAGE =
  '(?:images?|pictures?|pixels?|badges?|thumbnails?|img|icons?|gifs?|图片|图标|像素|一张图|图链|이미지|그림|픽셀|배지|画像|ピクセル|バッジ|bild\\w*|grafik|pixel|imagen|imágenes|píxel|картинк\\w*|изображени\\w*|пиксел\\w*|imagem|imagens)'
/** An address that waits for a value: `https://host/?d=`. */
const OPEN_ADDRESS = 'https?:\\/\\/[^\\s"\'<>]{1,160}?[?&\\/#][\\w.-]{1,24}='

/** R13: what was said here, put into an address that is fetched as soon as the answer is drawn. */
export const imageBeaconPhrases: readonly Phrase[] = [
  {
    code: 'exfiltration',
    detail: 'in an address',
    pattern: new RegExp(
      `${OPEN_ADDRESS}["'\`)\\]]?(?=[\\s,，、。;+으로뒤에の后後と]|$)[^.;!?。]{0,60}?${TALK}|${TALK}[^.;!?。]{0,60}?${OPEN_ADDRESS}["'\`)\\]]?(?=[\\s,，、。;]|$)|${OPEN_ADDRESS}[\\[{<(]\\s?[^\\s.;!?]{0,20}?${TALK}`,
      'gu',
    ),
    unless: /localhost|127\.0\.0\.1|\bavatars?\b|头像|아바타|アバター/,
  },
  {
    code: 'exfiltration',
    detail: 'in an address',
    pattern: new RegExp(
      `${TALK}[^.;!?。]{0,40}?\\b(?:in|into|to|inside|behind)\\s(?:the |a |an )?(?:query|queries|parameters?|params?|path|url|address|link|src|alt|hash|fragment)\\b[^.;!?。]{0,24}?${IMAGE}|${IMAGE}[^.;!?。]{0,32}?(?:url|link|query|param\\w*|src|地址|链接|参数|주소|링크|쿼리|매개변수|アドレス|リンク|クエリ|パラメータ|adresse|enlace|dirección|lien|ссылк\\w*|адрес\\w*|endereço)[^.;!?。]{0,24}?(?:\\b(?:carries|carrying|contains?|containing|holds|with|plus|and|mit|con|avec|com)\\b|带|拼|附|加|放|含|넣|붙|담|실|入れ|付け|含め|載せ|с\\s)[^.;!?。]{0,24}?${TALK}`,
      'gu',
    ),
    unless:
      /\b(?:session (?:id|replay|storage)|message (?:queue|bus|id)|context menu|history (?:api|page)|key (?:visual|art|frame)|chat (?:bubble|avatar|app|ui|icon)|previews?|og:|open graph|markdown docs|design tokens?|icon keys?)\b|头像|气泡|아바타|アバター/,
  },
]
