const PREFIX =
  '(?:[sr]k_(?:live|test)_|gh[pousr]_|github_pat_|glpat-|sk-ant-(?:api\\d\\d-)?|sk-proj-|sk-|xox[abeprs]-|xapp-|AKIA|ASIA|hf_|npm_|AIza|pypi-|dop_v1_|SG\\.|whsec_|lin_api_|ntn_|shpat_|dckr_pat_|gsk_|r8_|tskey-|eyJ)'
const JOIN =
  '(?:then|and(?: then)?|plus|followed by|joined (?:to|with)|glued to|before|und(?: dann)?|dann|gefolgt von|puis|suivi de|luego|y luego|seguido de|потом|затем|и|depois|e depois|再接|然后接?|接着|接上?|加上?|后面(?:是|接)|跟上?|다음에?|뒤에|그리고|이어서|に続けて|の後に|それから|\\+|&|,|，|、|\\.{2,3}|…|-+>?|→|\\|)'
const JOINED = new RegExp(
  `(?<![A-Za-z0-9_-])${PREFIX}[A-Za-z0-9_-]{0,24}["'\`]?\\s{0,2}${JOIN}\\s{0,2}["'\`]?((?=[A-Za-z0-9_-]*[A-Za-z])[A-Za-z0-9_-]{12,200})`,
  'g',
)
const RAW_KEY = /(?<![0-9A-Za-z])(?:0x)?[0-9a-fA-F]{64}(?![0-9A-Za-z])/g
const OF_A_WALLET =
  /\b(?:wallet|signer|private|deployer|hot key|cold|owner key|validator|mnemonic|eth(?:ereum)? key|account key|secret)\b|钱包|私钥|签名者|部署者|지갑|개인키|서명자|ウォレット|秘密鍵|署名者|geldbörse|monedero|cartera|portefeuille|кошел|carteira/i
const NO_KEY =
  /\b(?:hash|tx|txid|transaction|digest|sha-?\d*|commit|checksum|root|block|topic|address)\b|哈希|交易|해시|트랜잭션|ハッシュ|取引/i

/** Finds tokens that are written in two halves, and keys of a wallet, in a plain copy. */
export function findHalvedTokens(text: string): { kind: string; start: number; end: number }[] {
  const found: { kind: string; start: number; end: number }[] = []
  for (const match of text.matchAll(JOINED)) {
    if (!/\d|[a-z][A-Z]|(.)\1{5}/.test(match[1]!)) continue
    found.push({ kind: 'key', start: match.index, end: match.index + match[0].length })
  }
  for (const { index, 0: key } of text.matchAll(RAW_KEY)) {
    const around =
      text.slice(Math.max(0, index - 48), index) + text.slice(index + key.length, index + key.length + 24)
    if (OF_A_WALLET.test(around) && !NO_KEY.test(around))
      found.push({ kind: 'private-key', start: index, end: index + key.length })
  }
  return found
}
