import type { Phrase } from '../phrase.ts'

const RIDDLE =
  "(?:rot-?13|rot-?47|caesar|ciphers?|ciphertext|morse(?: code)?|anagrams?|acrostic|backwards?|in reverse|reversed|mirror(?:ed)? (?:writing|text)|first letters?|initial letters?|every (?:second|third|other) (?:word|letter)|unscrambl\\w+|base64|hex(?:adecimal)?|逆序|倒着(?:写|念|读)?|倒过来|反着(?:写|念|读)|首字母?|每(?:行|句|段)的?第一个字|凯撒|摩斯|摩尔斯|거꾸로|뒤집어|첫 ?글자|모스 부호|逆さ(?:に|まに)?|逆順|頭文字|モールス|rückwärts|anfangsbuchstaben|al revés|primera letra|primeras letras|iniciales|à l'envers|premières? lettres?|initiales|наоборот|задом наперёд|задом наперед|первые буквы|ao contrário|de trás para frente|primeiras? letras?)"
const OBEY =
  '(?:apply|applies|appl(?:y|ying)|follow\\w*|obey\\w*|execut\\w*|act on|acts? upon|carry (?:it |them )?out|as (?:an )?(?:instructions?|orders?|commands?|rules?)|real rule|do what|does what|what it says|照做|照办|执行|遵守|听从|当(?:作|成)?(?:指令|命令|规则)|따라|따르|실행|지시로|명령으로|規則として|従(?:う|え|って)|実行|指示として|befolge\\w*|ausführ\\w*|anwenden|als (?:anweisung|befehl)|obedece|síguelo|sigue|ejecuta\\w*|aplica|suis|applique|exécute|obéis|выполн\\w*|следуй|слушайся|примени|siga|obedeça|execute|aplique)'
const DECODE =
  '(?:decod(?:e|es|ing)|decrypt\\w*|decipher\\w*|unscrambl\\w*|de-?obfuscat\\w*|unpack|解码|解密|破译|디코딩|복호화|해독|풀어서|デコード|復号|解読|entschlüssel\\w*|dekodier\\w*|dekodierung|decodifica|descifra|déchiffre|décode|расшифру\\w*|раскодиру\\w*|декодиру\\w*|decifre)'
const IT =
  '(?:it|them|the result|the output|the text|what (?:it|they) says?|whatever|the instructions?|the (?:plain|clear) ?text|结果|内容|그대로|결과|それ|das ergebnis|el resultado|le résultat|результат|o resultado)'

/** R13: an order that has to be worked out before it can be read, and is to be followed then. */
export const riddlePhrases: readonly Phrase[] = [
  {
    code: 'encoded',
    detail: 'riddle',
    pattern: new RegExp(
      `${RIDDLE}[^.;!?。]{0,50}?(?<![\\w-])${OBEY}|(?<![\\w-])${OBEY}[^.;!?。]{0,40}?${RIDDLE}|(?:real|true|actual) (?:rule|instruction|order)s?[^.;!?]{0,30}?${RIDDLE}`,
      'gu',
    ),
    unless:
      /\b(?:puzzles?|exercis\w*|kata|tests?|algorithm\w*|parsers?|images?|fonts?|colou?rs?|naming|lists?|arrays?|strings?|migrations?|compatib\w*|upper ?case|lower ?case|capital\w*|convention|sort\w*|order by|chronolog\w*|headers?|payloads?|tokens?|auth\w*|urls?|files? upload\w*|uploads?|capitali[sz]\w*|components?|variables?|class\w*|style ?guide|never|not)\b|图片|首字母大写|大写|小写|排序|命名|组件|变量|测试|이미지|대문자|소문자|정렬|테스트|변수|画像|大文字|小文字|並べ|テスト|変数|großschreib|groß ge|mayúscula|majuscule|заглавн|прописн|maiúscul/,
  },
  {
    code: 'encoded',
    detail: 'riddle',
    pattern: new RegExp(
      `${DECODE}[^.;!?。]{0,40}?(?:and|then|,|und|y|et|и|e|然后|再|并|고|て|して)\\s?(?:then )?${OBEY}\\s?${IT}|${DECODE}[^.;!?。]{0,30}?(?:し?て従|한 (?:뒤|다음) (?:따르|실행)|해서 (?:따르|실행)|后照做|后执行)`,
      'gu',
    ),
    unless:
      /\b(?:jwt|payloads?|requests?|responses?|tests?|signature|images?|never|not)\b|테스트|测试|テスト/,
  },
]
