/** A password that is told rather than written: "the word tiger and then the year", 公司名全拼加 2024. */

const RULE_OF_FORM =
  /\b(?:must|should|needs?|has to|have to|requires?|at least|contains?|include[sd]?|allowed?|valid\w*|never|rules?|policy|strength|hash\w*|salt\w*|encrypt\w*|stored?|vault|field|meter|reset\w*)\b|必须|需要|至少|包含|要求|规则|强度|不得|不能|应该|加密|加盐|哈希|포함|필요|이상|해야|규칙|검증|암호화|해시|저장|表示|含め|必要|以上|暗号化|ハッシュ|\bmuss|\bsoll|enthalten|debe|tener|contener|doit|contenir|должен|содерж|хеш/i

const spelled: readonly RegExp[] = [
  /(?:pass ?-?phrase|phrase (?:secrète|de passe)|frase (?:secreta|de contraseña|de paso)|frase-senha|парольная фраза|кодовая фраза|口令短语|密语|暗号|合言葉|パスフレーズ|암구호|비밀 ?문구|패스프레이즈|passwortsatz|kennsatz)[^.;\n«"“「『]{0,24}[«"“「『][^»"”」』]{6,60}[»"”」』]/gi,
  /(?:门禁|门锁|保险柜|密码锁|键盘锁|도어락|현관문?|출입문|ドアロック|キーパッド)[^\n.;。\d]{0,12}\d{4,8}[#*]/g,
  /\b(?:door|gate|alarm|safe|entry|keypad|garage|lock ?box|buzzer|parking)\s(?:code|pin|combination)\s?(?:is|was|:|=|,)?\s?#?\d{3,8}#?(?!\d)/gi,
  /\b(?:passwords?|passphrase|passcode|pin(?: code)?|log-?in)(?:\s(?:for|of|on|to)\s[\w ./-]{1,30}?)?\s?(?:\bis\b|\bwas\b|:|=)\s?(?!followed)[^.;!?\n]{0,48}?(?:\bcapital\b|\bupper ?case\b|\blower ?case\b|\bfollowed by\b|\bthe (?:word|year|number|name|digits?)\b|\bexclamation (?:mark|point)\b|\bbackwards?\b|\bspelled\b|\bwith (?:an? |two )?(?:zero|at sign|dollar|hash)\b|\b(?:hash|at|dollar) sign\b|\bthen (?:the )?(?:\d|zero|one|two|three)|\bplus (?:the )?(?:year|\d))/gi,
  /\b(?:log ?in|sign in|unlock|authenticate)\s(?:with|using|by)\s[^.;!?\n]{0,40}?(?:\bexclamation (?:mark|point)\b|\bfollowed by\b|\bthen (?:the )?(?:digits?|number|year)\b|\bhash sign\b)/gi,
  /(?:密码|密碼|口令|暗号)\s?(?:就)?(?:是|为|為|叫|：|:)[^。;；\n]{0,24}?(?:[^增附参更]加(?!密|盐|载|入)|再接|后面(?:是|加|跟)|然后(?:是|加|接)|拼音|全拼|大写|大寫|小写|小寫|感叹号|井号|倒过来|倒写|倒着|生日|一二三|年份)/g,
  /(?:비밀번호|비번|암호|패스워드)(?:는|은)\s[^.;\n]{0,28}?(?:대문자|소문자|느낌표|다음에|뒤에|더하기|거꾸로|(?:이름|번호|주소)에\s?\d|일이삼|생일|연도|골뱅이|샵)/g,
  /パスワードは[^。;\n]{0,24}?(?:大文字|小文字|に続けて|の後に|感嘆符|逆から|誕生日|西暦)/g,
  /\b(?:passwort|kennwort)\s(?:lautet|ist|heißt)\s[^.;\n]{0,32}?(?:dann|gefolgt von|großgeschrieben|ausrufezeichen|raute|rückwärts|jahr)|(?:contraseña|clave)\s(?:es|:)\s?[^.;\n]{0,32}?(?:seguid[oa] de|luego|mayúscula|signo de|al revés|el año)|mot de passe\s(?:est|:)\s?[^.;\n]{0,32}?(?:suivi de|\bpuis|majuscule|point d'exclamation|à l'envers|l'année)|пароль\s?(?:[-–—:]|это)\s?[^.;\n]{0,32}?(?:дальше|затем|потом|больш(?:ая|ой)|заглавн|восклицательн|наоборот|год)/gi,
]

/** Finds them in a plain copy; what a rule says about the form of passwords is none. */
export function findSpelledPasswords(text: string): { kind: string; start: number; end: number }[] {
  const found: { kind: string; start: number; end: number }[] = []
  for (const pattern of spelled) {
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const end = index + words.length
      if (RULE_OF_FORM.test(text.slice(index, end + 40))) continue
      found.push({ kind: 'password', start: index, end })
    }
  }
  return found
}
