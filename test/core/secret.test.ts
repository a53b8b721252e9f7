import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSecrets, maskSecrets } from '../../src/core/secret.ts'

/** Tokens are put together here, so that no scanner of secrets ever stops at this file. */
const j = (...parts: string[]) => parts.join('')
const A = (n: number) => 'Zk3'.repeat(n).slice(0, n)
const H = (n: number) => 'c0ffee1'.repeat(n).slice(0, n)
const D = (n: number) => '4815162342'.repeat(n).slice(0, n)
const BOT = j(D(10), ':AA', A(33))

const tokens: readonly (readonly [string, string])[] = [
  ['github-token', j('gh', 'p_', A(36))],
  ['github-token', j('gh', 's_', A(36))],
  ['github-fine-grained-token', j('github', '_pat_', A(22), '_', A(59))],
  ['gitlab-token', j('gl', 'pat-', A(20))],
  ['aws-access-key', j('AK', 'IA', 'Q7'.repeat(8))],
  ['google-api-key', j('AI', 'za', A(35))],
  ['google-oauth-token', j('ya', '29.', A(60))],
  ['google-oauth-secret', j('GOC', 'SPX-', A(28))],
  ['azure-storage-key', j('Account', 'Key=', A(86), '==')],
  ['anthropic-key', j('sk', '-ant-', 'api03-', A(93), 'AA')],
  ['openai-key', j('sk', '-proj-', A(48))],
  ['openai-key', j('sk', '-', A(48))],
  ['openrouter-key', j('sk', '-or-v1-', H(64))],
  ['huggingface-token', j('h', 'f_', A(34))],
  ['groq-key', j('gs', 'k_', A(52))],
  ['slack-token', j('xo', 'xb-', D(12), '-', D(12), '-', A(24))],
  ['slack-app-token', j('xa', 'pp-1-', 'A0B1C2', '-', D(12), '-', H(64))],
  ['slack-webhook', j('https://hooks.', 'slack.com/services/T', D(8), '/B', D(8), '/', A(24))],
  ['discord-webhook', j('https://discord.com/api/', 'webhooks/', D(18), '/', A(68))],
  ['discord-bot-token', j('M', A(23), '.G', A(5), '.', A(27))],
  ['telegram-bot-token', BOT],
  ['stripe-key', j('sk', '_live_', A(24))],
  ['stripe-webhook-secret', j('wh', 'sec_', A(32))],
  ['square-token', j('EA', 'AA', A(60))],
  ['square-secret', j('sq0', 'csp-', A(43))],
  ['shopify-token', j('shp', 'at_', H(32).replace(/[^a-f0-9]/g, 'a'))],
  ['sendgrid-key', j('S', 'G.', A(22), '.', A(43))],
  ['mailgun-key', j('ke', 'y-', H(32))],
  ['mailchimp-key', j(H(32), '-us', '12')],
  ['twilio-key', j('S', 'K', H(32))],
  ['npm-token', j('np', 'm_', A(36))],
  ['pypi-token', j('pyp', 'i-', A(60))],
  ['docker-token', j('dck', 'r_pat_', A(27))],
  ['digitalocean-token', j('do', 'p_v1_', H(64))],
  ['databricks-token', j('da', 'pi', H(32))],
  ['jetbrains-token', j('per', 'm:', A(12), '.', A(8), '.', A(40))],
  ['linear-key', j('lin', '_api_', A(40))],
  ['notion-token', j('nt', 'n_', A(46))],
  ['notion-token', j('sec', 'ret_', A(43))],
  ['figma-token', j('fig', 'd_', A(40))],
  ['heroku-key', j('HR', 'KU-', A(60))],
  ['vault-token', j('hv', 's.', A(24))],
  ['grafana-token', j('gl', 'sa_', A(32), '_', H(8))],
  ['newrelic-key', j('NR', 'AK-', A(27))],
  ['postman-key', j('PM', 'AK-', H(24), '-', H(34))],
  ['tailscale-key', j('ts', 'key-auth-', A(16), '-', A(32))],
  ['terraform-cloud-token', j(A(14), '.atlas', 'v1.', A(64))],
  ['age-key', j('AGE-SEC', 'RET-KEY-1', 'Q7'.repeat(29))],
  ['jwt', j('ey', 'JhbGciOiJub25lIn0', '.ey', 'JzdWIiOiJhIn0', '.', A(43))],
  ['private-key', j('-----BEGIN ', 'RSA PRIVATE', ' KEY-----')],
  [
    'private-key',
    j('-----BEGIN ', 'OPENSSH PRIVATE', ' KEY-----\n', A(64), '\n-----END ', 'OPENSSH PRIVATE', ' KEY-----'),
  ],
  ['url-password', j('postgres://app:', 'p4ss-w0rd', '@db.intern:5432/app')],
  ['bearer-token', j('Authorization: Bear', 'er ', A(40))],
  ['key', j('datadog api key ', H(32))],
]

describe('secrets (R11)', () => {
  it('cover at least forty kinds', () =>
    expect(new Set(tokens.map(([kind]) => kind)).size).toBeGreaterThanOrEqual(40))
  it.each(tokens)('%s is found and masked', (kind, token) => {
    const text = `use ${token} for the calls`
    const { text: masked, found } = maskSecrets(text)
    expect(found.map((one) => one.kind)).toContain(kind)
    for (const { start, end } of findSecrets(text)) expect(masked).not.toContain(text.slice(start, end))
  })
  it.each([
    ['zero-width space', (token: string) => `${token.slice(0, 9)}\u200b${token.slice(9)}`],
    ['soft hyphen', (token: string) => `${token.slice(0, 2)}\u00ad${token.slice(2)}`],
    [
      'full-width letters',
      (token: string) => token.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
    ],
    ['a comment that switches scanners off', (token: string) => `// secretlint-disable ${token}`],
  ])('are found behind %s', (_, hide) => {
    const token = j('gh', 'p_', A(36))
    const { text, found } = maskSecrets(`x ${hide(token)} y`)
    expect(found[0]?.kind).toBe('github-token')
    expect(text).not.toContain(token.slice(-20))
    expect(text).not.toContain(hide(token).slice(-20))
  })
  it.each([
    j('the prod password is ', 'Winter', '2031!'),
    j('数据库密码：', 'Abc', '98765!'),
    j('测试账号 root 密码 ', 'R00t-pw'),
    j('비밀번호는 ', 'cafe-', '7788 이다'),
    j('パスワードは ', 'Sakura', '2031! です'),
    j('Das Passwort lautet ', 'Sommer', '#2031'),
    j('пароль: ', 'Zima', '2031!'),
    j('export DB_PASS', 'WORD=correct-horse-2'),
    j('"pass', 'word": "', 'Tr0ub4dor', '"'),
    j('mysql -u root -p', 'S3cretPw1 works'),
    j('curl -u admin:', 'Passw0rd1 for the api'),
    j('admin', ' / Passw0rd1 is the login'),
    j("the vendor portal token's ", H(32)),
    j('my recovery code is ', 'k7m2p', '-x9q4z'),
    j('复原用备用码：', 'k7m2p', '-x9q4z'),
    j('the alarm code for the lab is ', '9917#'),
    j('pw on the old NAS: ', 'winter', '2winter'),
    j('シークレットは ', H(32)),
    j('ルーターのシークレットキー ', 'qPz', 'K9tWxLb7'),
    j('Le mot de passe invité est ', 'Prune', '2027!'),
    j('La clave del router es ', 'Higo', '2027!'),
    j('Пароль от роутера ', 'Sliva', '!2027'),
    j('A senha do roteador é ', 'Figo', '2027!'),
    j('https://hooks.', 'zapier.com/hooks/catch/', D(7), '/', 'ab3de5f'),
    j('пароль от стенда: ', 'Море2031', 'прилив!'),
    j('Le mot de passe du relais, ', "c'est ", 'Brume', '31quai'),
    j('mdp du scanner = ', 'Figue', '#3312'),
    j('Kennwort fürs Archiv: ', 'Birke', '!2033'),
    j('wifi in the lab: ', 'Heron', '-2231'),
    j('the safe word of the vault is ', 'Otter-41-', 'Quarry'),
    j('机房门禁 ', '7730', '14#'),
    j('测试库的密码没换，还是 ', 'Qiu9', 'Feng!'),
    j('log in as deploy with ', 'Thaw', '_2291'),
    j('踏み台のパスは ', 'Kiri-', '4410-mine'),
    j('네이버 client secret ', 'mQ7', 'bT2xPz9 로 설정'),
    j('wachtwoord is ', 'Abc12345!'),
    j('hasło do bazy: ', 'Zima!2031x'),
    j('mật khẩu là ', 'Xanh2031!'),
    j('mật khẩu wifi: ', 'hoa-sen-8821'),
    j("La parola d'ordine è ", 'Limone!44'),
    j('Şifre ', 'Deniz2031! olarak ayarla'),
    j('heslo je ', 'Slunce2031!'),
    j('salasana on ', 'Kesa!2031'),
    j('lösenordet är ', 'Sommar!2031'),
    j('kodeord: ', 'Regn#4471'),
    j('passord er ', 'Fjell!2031'),
    j('contrasenya: ', 'Gat!2031x'),
    j('palavra-passe: ', 'Norte!2031'),
    j('a jelszó ', 'Tavasz2031!'),
    j('parola este ', 'Vara!2031'),
    j('κωδικός: ', 'Helios!2031'),
    j('كلمة المرور: ', 'Nour!2031'),
    j('הסיסמה היא ', 'Shemesh!2031'),
    j('รหัสผ่าน: ', 'Fon!2031'),
    j('kata sandinya ', 'Bunga2031!'),
    j('lozinka je ', 'Leto!2031'),
    j('slaptažodis: ', 'Vasara2031!'),
    j('parole ir ', 'Vasara!2031'),
    j('पासवर्ड ', 'Suraj!2031 है'),
    j('парола: ', 'Лято2031!'),
    'recovery phrase: ripple orbit cactus velvet mango tunnel harbor puzzle lemon garage walnut zebra',
  ])('known by the word beside it: %#', (text) => expect(findSecrets(text)).not.toEqual([]))
  it.each([
    'never hardcode the password',
    'the password field must be masked',
    'passwords are hashed with argon2id',
    '密码长度至少 12 位',
    '비밀번호는 8자 이상이어야 한다',
    'set API_KEY=YOUR_TOKEN first',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is the point
    'GITHUB_TOKEN=${{ secrets.GITHUB_TOKEN }} in CI',
    'DB_PASSWORD=$DB_PASSWORD and token=<token>',
    'key xxxxxxxx-xxxx and token: ****',
    j('the docs use AK', 'IAIOSFODNN7', 'EXAMPLE'),
    'the access token expires after 15 minutes',
    'read the key with process.env.API_KEY',
    'the primary key is a bigint',
    'commit 8f4b7f84864484a7bf31766abe9204da3cbe65b3',
    'the form is mysql://USER:PASSWORD@HOST/NAME',
    '连接串写成 redis://用户:密码@主机:6379',
    '주소는 mysql://아이디:비밀번호@호스트/DB 꼴',
    'パスは src/core からの相対で書く',
    'пароль хранится в виде хеша',
    'wifi-only sync is a setting',
    'the keyword is case-insensitive',
    'Le mot de passe fait 12 caractères',
    'docs show mysql://user:password@localhost/app',
    'recovery codes are shown once and hashed',
  ])('placeholders and prose pass: %s', (text) => expect(findSecrets(text)).toEqual([]))
  it('keeps the last four characters of long tokens only', () => {
    const token = j('gh', 'p_', A(36))
    expect(maskSecrets(token)).toEqual({
      text: `[github-token …${token.slice(-4)}]`,
      found: [{ kind: 'github-token', personal: false, last4: token.slice(-4) }],
    })
    expect(maskSecrets(j('password: ', 'hunter', '22')).text).toBe('password: [password]')
  })
})

describe('personal data (R11)', () => {
  it.each([
    ['phone', 'Frau Roth: 0172 3456789'],
    ['phone', 'le mobile de Paul est 07 11 22 33 44'],
    ['phone', 'el móvil de Eva: 622 333 444'],
    ['home-address', '他住在杭州市西湖区文三路 12 号 2 单元 301'],
    ['social-security-number', 'her NHS number is 943 476 5919'],
    ['birth-date', 'Anna Roth, geb. 17.08.1979, leitet das Team'],
    ['birth-date', '小周生日是 1990-05-02，记得祝贺'],
    ['health', 'Herr Vogt (Vertrieb) ist seit Mai krankgeschrieben'],
    ['phone', j('手机 ', '139', '1234', '5678')],
    ['phone', j('연락처 ', '010-', '2345-', '6789')],
    ['phone', j('call me at +1 (415) ', '555-', '0132')],
    ['identity-card', j('身份证 ', '110105', '19491231', '002X')],
    ['resident-number', j('주민번호 ', '850315-', '2345678')],
    ['bank-card', j('card ', '4111 1111 ', '1111 1111')],
    ['social-security-number', j('my SSN is ', '078-05-', '1120')],
    ['bank-account', j('IBAN DE89', '3704 0044', ' 0532 0130 00')],
    ['email', j('mail me at liwei.', 'zhang', '@gmail.com')],
    ['home-address', j('she lives at 742 ', 'Evergreen', ' Terrace')],
    ['home-address', '我家住在北京市海淀区中关村大街27号3单元502室'],
    ['health', '小李怀孕了'],
    ['health', 'my depression comes back in winter'],
    ['health', 'Anna has diabetes'],
    ['home-address', '집 주소는 서울시 강남구 테헤란로 152 101동 1203호'],
  ])('%s', (kind, text) => expect(findSecrets(text)).toMatchObject([{ kind, personal: true }]))
  it.each([
    'use user@example.com in fixtures',
    'mail comes from noreply@acme.dev',
    'mask phone numbers in logs',
    '身份证号不能出现在日志里',
    'order numbers look like 20240131-000123',
    'timestamps look like 2024-01-31T12:00:00Z',
    'prices are in cents, 4999.00 is wrong',
    'the diabetes form asks patients for their weight',
    j('test phone is 010-', '1234-', '5678'),
    j('示例手机号 ', '138', '0013', '8000'),
  ])('is not seen in: %s', (text) => expect(findSecrets(text)).toEqual([]))
})

describe('a password that is told in words', () => {
  it.each([
    'the password is tiger followed by 1998',
    '口令是大写 A 然后 888',
    '비밀번호는 대문자 A 다음에 888',
    'le mdp de la base : Zebre!4471',
    '测试机口令记好：Tiger#7731z',
    'a senha do servidor é Pato_7712x',
    'la password del server è Gatto!5521',
  ])('is one: %s', (text) => expect(findSecrets(text)).toMatchObject([{ kind: 'password', personal: false }]))
  it.each([
    'a password is at least 12 characters with a capital',
    '密码是加密存的',
    '密码存储位置：vault/db1',
    '비밀번호는 대문자를 포함해야 한다',
  ])('is none where a rule speaks of its form: %s', (text) => expect(findSecrets(text)).toEqual([]))
})

describe('masking', () => {
  it('never throws, and leaves no byte of a finding where it was', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(...tokens.map(([, token]) => token), 'password: ', '密码是', '\ud800', '\u200b'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const text = pieces.join(' ')
        const findings = findSecrets(text)
        const { text: masked, found } = maskSecrets(text)
        expect(found.length).toBe(findings.length)
        let at = 0
        let rest = masked
        for (const { start, end, kind } of findings) {
          expect(start).toBeGreaterThanOrEqual(at)
          expect(end).toBeGreaterThan(start)
          const head = text.slice(at, start)
          expect(rest.startsWith(`${head}[${kind}`)).toBe(true)
          rest = rest.slice(rest.indexOf(']', head.length) + 1)
          at = end
        }
        expect(rest).toBe(text.slice(at))
      }),
    )
  })
  it('leaves no tail of a token that is longer than its pattern', () => {
    const token = j('gh', 'p_', A(900))
    expect(maskSecrets(`a ${token} b`).text).toBe(`a [github-token …${token.slice(-4)}] b`)
  })
})
