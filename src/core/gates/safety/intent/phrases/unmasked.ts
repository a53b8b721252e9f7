import type { Phrase } from '../phrase.ts'

/** R13: a secret whose mask is taken off before it is written down. */
export const unmaskedPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'plain-secrets',
    always: true,
    pattern:
      /(?:토큰|비밀번호|비번|키|시크릿|암호|인증 정보|자격 증명)[은는을를도]?\s?[^.;]{0,10}?(?:마스킹|마스크|암호화|해시|가리)(?:을|를)?\s?(?:하지|지)?\s?(?:말고|않고|없이)[^.;]{0,16}?(?:로그|출력|찍|저장|그대로|남긴|남겨|적|보낸|커밋)|(?:令牌|密码|密钥|口令|凭据|token)[^。;]{0,8}?(?:不用|不必|无需|别|不要|不)(?:打码|脱敏|掩码|遮|加密|哈希)[^。;]{0,8}?(?:打印|日志|输出|存|写|保存|明文|原样)|(?:トークン|パスワード|秘密鍵|キー|シークレット|認証情報)[はをも][^。;]{0,6}?(?:マスク|伏せ字|暗号化|ハッシュ化?)(?:に)?せず[^。;]{0,10}?(?:ログ|出力|出す|保存|そのまま|書)|\b(?:tokens?|passwords?|secrets?|keys?|credentials?)\b[^.;!?]{0,24}?\b(?:unmasked|unredacted|in the clear|in full|without (?:masking|redaction|redacting|hashing|encryption))\b[^.;!?]{0,24}?\b(?:logs?|logged|print\w*|output|store[ds]?|console)\b|\b(?:log|print|store|output|write|dump)\w*\s[^.;!?]{0,30}?\b(?:tokens?|passwords?|secrets?|keys?|credentials?)\b[^.;!?]{0,16}?\b(?:unmasked|unredacted|in the clear|in full|without (?:masking|redaction|redacting|hashing|encryption))\b/g,
    unless:
      /\b(?:never|not|don't|must not|no one|primary|foreign|public|cache|sort)\b|不得(?:不)?(?:打码|明文)|禁止|지\s?마|하면 안|금지|禁止|てはいけ|ないこと/,
  },
]
