/** What stands where a secret would be without being one: placeholders, references, types and terms of the trade. */

const MARKED =
  /^(?:<|\$|%[A-Za-z_]|\{|\[|\(|#\{)|\*{3}|•{3}|\.{3}|…|[xX]{4}|^[xX]{3}$|_{4}|\?{3}|-{6}|YOUR|your|[Pp]laceholder|PLACEHOLDER|EXAMPLE|[Ee]xample|REDACTED|[Rr]edacted|[Cc]hange[-_]?[Mm]e|CHANGE_?ME|[Dd]ummy|\bTODO\b|[Ii]nsert[-_]|[Rr]eplace[-_]|^PASS(?:WORD|WD)?$|^PWD$|process\.env|import\.meta|os\.environ|getenv|ENV\[|secrets\.|vault:|op:\/\/|env:|file:|arn:/
const REFERENCE =
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$|^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$|[A-Za-z_$][\w$]*\(|^\.{0,2}\/[\w./-]+$|^~\/|^@/
const TERM =
  /^(?:sha-?\d+|md5|bcrypt\d*|argon2\w*|pbkdf2\w*|scrypt|aes-?\d*\S*|rsa-?\d*|hs\d+|rs\d+|es\d+|ed25519|base\d+\S*|utf-?\d+|oauth-?\d*(?:\.\d)?|2fa|mfa|totp|v\d+(?:\.\d+)*|\d{1,3}|\d+-?(?:bits?|bytes?|chars?|characters?|digits?|letters?|kb|mb|gb|ms|s|m|h|d|days?|min|minutes?|hours?|seconds?|years?|weeks?|times?)|uuid\S*|jwts?|ulids?|tls\S*|1password|bitwarden|keepass|k8s|s3|ec2|i18n|http\/?\d?|p@ss)$/i
const PROSE =
  /^(?:string|str|text|number|boolean|bool|any|unknown|object|required|optional|none|null|nil|undefined|true|false|empty|missing|hidden|masked|hashed|encrypted|invalid|valid|wrong|correct|incorrect|expired|secret|password|passwd|token|value|field|input|varchar|type|min|max|never|always|must|should|not|use|see|read|the|it|is|in|an|a|changed|reset|forgotten|rotated|plain|plaintext|cleartext|here|there|yes|no|sensitive|private|public|confidential|stored|salted|prompt|ask|env|vault|keychain|default)$/i

/** Digits that are nobody's telephone: 555-01xx, 1234-5678, 13800138000, the same digit or 0000 all along. */
const NOBODYS_NUMBER =
  /^(?:86)?13800138000$|55501\d\d$|(?:0?1234567890?|12345678|1234567|23456789|9876543210?)$|(\d)\1{6,}$|^(?:82|0)?10-?0000\d{4}$|0{7,}$/

const EXAMPLE =
  /\b(?:tests?|dummy|fake|sample|examples?|fixtures?|mocks?|seeds?|placeholder|demo)\b|测试|示例|样例|假的|占位|테스트|샘플|예시|가짜|더미|テスト|サンプル|ダミー|例として|prueba|ejemplo|beispiel|exemple|пример|тест/i

/** Whether a telephone number is nobody's, and the words around it say that it is an example. */
export function isExampleNumber(digits: string, around: string): boolean {
  return NOBODYS_NUMBER.test(digits) && EXAMPLE.test(around)
}

/** A stand-in that nobody could log in with: `YOUR_TOKEN`, `<token>`, `$TOKEN`, `xxxx`, `****`, `AKIA…EXAMPLE`. */
export function isPlaceholder(value: string): boolean {
  return MARKED.test(value)
}

/** The name of a place where a secret is kept (`DB_PASSWORD`, `config.secret`, `read()`, `./key.pem`), not the secret. */
export function isReference(value: string): boolean {
  return REFERENCE.test(value)
}

/** A word that follows "password" in ordinary prose: `string`, `hashed`, `bcrypt2`, `12-character`. */
export function isOrdinaryWord(value: string): boolean {
  return PROSE.test(value) || TERM.test(value)
}
