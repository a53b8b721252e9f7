/** One kind of token that is recognised by its own form. */
export interface TokenRule {
  readonly kind: string
  /** A literal that every match holds: the pattern is not even tried without it. Lower case means case is ignored. */
  readonly hint: string
  /** Global. Its first group, if it has one, is the secret; else the whole match is. Every repetition is bounded or starts at the edge of its own alphabet, so that no input makes it quadratic. */
  readonly pattern: RegExp
}

const EDGE = '(?<![A-Za-z0-9_-])'

function token(kind: string, hint: string, body: string, flags = 'g'): TokenRule {
  return { kind, hint, pattern: new RegExp(EDGE + body, flags) }
}

function phrase(kind: string, hint: string, body: string, flags = 'gi'): TokenRule {
  return { kind, hint, pattern: new RegExp(body, flags) }
}

const W = '[A-Za-z0-9_-]'
const A = '[A-Za-z0-9]'
const H = '[a-f0-9]'

/** Tokens by their own form. Sources: the vendors' own descriptions of their formats. */
export const tokenRules: readonly TokenRule[] = [
  // code hosts
  // Its own form is so plain that it is known behind `_` and `-`, too.
  phrase('github-token', 'gh', `(?<!${A})gh[pousr]_${A}{30,255}`, 'g'),
  token('github-fine-grained-token', 'github_pat_', `github_pat_${A}{20,24}_?[A-Za-z0-9_]{30,100}`),
  token('github-app-token', 'v1.', `v1\\.${H}{40}(?!${A})`),
  token('gitlab-token', 'gl', `gl(?:pat|oas|dt|rt|cbt|ptt|ft|imt|agent|soat|ffct)-${W}{20,300}`),
  token('gitlab-runner-token', 'GR1348941', `GR1348941${W}{20,50}`),
  token('bitbucket-token', 'ATBB', `ATBB${A}{24,40}`),
  token('atlassian-token', 'ATATT3', `ATATT3${W}{40,400}=?`),
  token('azure-devops-token', 'AZDO', `${A}{76}AZDO${A}{4}`),
  // clouds
  token('aws-access-key', 'A', '(?:AKIA|ASIA|ABIA|ACCA|AROA|AIDA)[A-Z0-9]{16}(?![A-Za-z0-9])'),
  token('aws-bedrock-key', 'ABSK', 'ABSK[A-Za-z0-9+/]{60,300}={0,2}'),
  token('google-api-key', 'AIza', `AIza${W}{35}`),
  token('google-oauth-token', 'ya29.', `ya29\\.[A-Za-z0-9_.-]{20,2048}`),
  token('google-oauth-secret', 'GOCSPX-', `GOCSPX-${W}{20,40}`),
  token('google-refresh-token', '1//0', `1//0${W}{40,200}`),
  phrase('google-service-account-key', 'private_key_id', `"private_key_id"\\s{0,5}:\\s{0,5}"(${H}{30,64})"`),
  phrase(
    'azure-storage-key',
    'accountkey',
    '(?:Account|SharedAccess)Key\\s{0,3}[=:]\\s{0,3}["\']?([A-Za-z0-9+/]{43,100}={0,2})',
  ),
  phrase(
    'azure-shared-access-key',
    'sharedaccesskey',
    'SharedAccessKey\\s{0,3}[=:]\\s{0,3}["\']?([A-Za-z0-9+/]{43,100}={0,2})',
  ),
  phrase('azure-sas-signature', 'sig=', '[?&]sig=([A-Za-z0-9%+/]{40,120}={0,2})'),
  token('azure-client-secret', '8Q~', `${A}{3}8Q~[A-Za-z0-9_.~-]{31,40}`),
  token('digitalocean-token', 'do', `do[opr]_v1_${H}{60,70}`),
  token('alibaba-access-key', 'LTAI', `LTAI${A}{12,26}(?!${A})`),
  token('tencent-secret-id', 'AKID', `AKID${A}{28,40}`),
  token('heroku-key', 'HRKU-', `HRKU-${W}{36,80}`),
  token('flyio-token', 'Fm', 'f[mo]\\d_[A-Za-z0-9+/=_,]{40,2048}', 'gi'),
  token('vercel-token', 'vc', `vc[apikr]_${A}{24,80}`),
  token('netlify-token', 'nf', `nf[pcoub]_${A}{30,60}`),
  token('render-key', 'rnd_', `rnd_${A}{24,60}`),
  token('railway-token', 'rw_', `rw_${A}{24,80}`),
  token('supabase-key', 'sb', `(?:sbp_${H}{40}|sb_(?:secret|publishable)_${W}{20,60})`),
  token('planetscale-token', 'pscale_', `pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.-]{32,80}`),
  token('cloudflare-token', 'c', `(?:v1\\.0-${H}{20,40}-${H}{100,200}|cf(?:ut|at|k)_${A}{36,80})`),
  token('doppler-token', 'dp.', `dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9_.-]{30,100}`),
  token('pulumi-token', 'pul-', `pul-${H}{40}`),
  token('terraform-cloud-token', '.atlasv1.', `${A}{14}\\.atlasv1\\.[A-Za-z0-9_=-]{60,80}`),
  token('vault-token', 'hv', `hv[sbr]\\.${W}{20,300}`),
  token('vault-token', 's.', `s\\.${A}{24}(?![A-Za-z0-9.])`),
  token('onepassword-token', 'ops_', `ops_eyJ${W}{100,4096}`),
  token(
    'onepassword-key',
    'A3-',
    'A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})(?:-[A-Z0-9]{5}){3}',
  ),
  // models
  token('anthropic-key', 'sk-ant-', `sk-ant-${W}{20,200}`),
  token('openrouter-key', 'sk-or-', `sk-or-v\\d-${H}{48,80}`),
  token('openai-key', 'sk-', `sk-(?:proj|svcacct|admin|None)-${W}{20,300}`),
  token('openai-key', 'sk-', `sk-${A}{20,100}`),
  token('huggingface-token', 'hf_', `(?:hf|api_org)_${A}{30,60}`),
  token('replicate-token', 'r8_', `r8_${A}{30,50}`),
  token('groq-key', 'gsk_', `gsk_${A}{40,80}`),
  token('xai-key', 'xai-', `xai-${A}{60,100}`),
  token('perplexity-key', 'pplx-', `pplx-${A}{32,64}`),
  token('fireworks-key', 'fw_', `fw_${A}{22,60}`),
  token('nvidia-key', 'nvapi-', `nvapi-${W}{40,100}`),
  token('langsmith-key', 'lsv2_', `lsv2_(?:pt|sk)_${H}{32}_${H}{10}`),
  token('langfuse-key', '-lf-', `[sp]k-lf-${H}{8}-[a-f0-9-]{27}`),
  token('tavily-key', 'tvly-', `tvly-${W}{20,80}`),
  // chat
  token('slack-token', 'xox', `xox[abeoprs]-[A-Za-z0-9-]{10,300}`),
  token('slack-token', 'xoxe.', `xoxe\\.xox[bp]-\\d-[A-Za-z0-9-]{40,300}`),
  token('slack-app-token', 'xapp-', `xapp-\\d-[A-Za-z0-9-]{20,300}`),
  phrase(
    'slack-webhook',
    'hooks.slack.com',
    'https?://hooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Za-z0-9/_+-]{20,120}',
  ),
  phrase(
    'automation-webhook',
    'hook',
    'https?://(?:hooks\\.zapier\\.com/hooks/catch/\\d{4,12}/[a-z0-9]{5,40}|hook\\.(?:[a-z0-9]{2,5}\\.)?make\\.com/[a-z0-9]{20,60}|maker\\.ifttt\\.com/trigger/[\\w-]{1,60}/with/key/[\\w-]{10,60})',
  ),
  phrase(
    'discord-webhook',
    '/api/webhooks/',
    'https?://(?:[a-z]{2,10}\\.)?discord(?:app)?\\.com/api/webhooks/\\d{15,22}/[A-Za-z0-9_-]{30,100}',
  ),
  phrase(
    'teams-webhook',
    'webhook',
    'https?://[a-z0-9.-]{1,60}\\.(?:office|office365)\\.com/webhookb?2?/[A-Za-z0-9@/_-]{30,400}',
  ),
  phrase(
    'feishu-webhook',
    '/open-apis/bot/',
    'https?://open\\.(?:feishu\\.cn|larksuite\\.com)/open-apis/bot/v\\d/hook/[a-z0-9-]{20,60}',
  ),
  phrase(
    'dingtalk-webhook',
    'oapi.dingtalk.com',
    `https?://oapi\\.dingtalk\\.com/robot/send\\?access_token=${A}{20,80}`,
  ),
  phrase(
    'wecom-webhook',
    'qyapi.weixin.qq.com',
    'https?://qyapi\\.weixin\\.qq\\.com/cgi-bin/webhook/send\\?key=[a-z0-9-]{20,60}',
  ),
  token('discord-bot-token', '.', `[MNO][A-Za-z0-9_-]{22,28}\\.[A-Za-z0-9_-]{5,7}\\.[A-Za-z0-9_-]{25,45}`),
  token('discord-mfa-token', 'mfa.', `mfa\\.${W}{80,100}`),
  token('telegram-bot-token', ':', `\\d{8,11}:[A-Za-z0-9_-]{34,36}(?![A-Za-z0-9_-])`),
  phrase('telegram-bot-token', '/bot', `/bot(\\d{6,12}:[A-Za-z0-9_-]{30,50})`),
  // money and shops
  token('stripe-key', '_', `(?:sk|rk)_(?:live|test|prod)_${A}{10,200}`),
  token('stripe-webhook-secret', 'whsec_', `whsec_[A-Za-z0-9+/]{24,100}={0,2}`),
  token('square-token', 'EAAA', `EAAA${W}{50,90}`),
  token('square-secret', 'sq0', `sq0(?:atp|csp|idp)-${W}{20,60}`),
  token('shopify-token', 'shp', `shp(?:at|ca|pa|ss|tka)_[A-Fa-f0-9]{32}`),
  token('paypal-token', 'access_token$', `access_token\\$(?:production|sandbox)\\$${A}{10,30}\\$${H}{32}`),
  token('adyen-key', 'AQE', `AQE[a-zA-Z0-9+/]{60,200}={0,2}`),
  token('razorpay-key', 'rzp_', `rzp_(?:live|test)_${A}{14,24}`),
  token('flutterwave-key', 'FLW', `FLW(?:SECK|PUBK)(?:_TEST)?-${A}{12,60}(?:-X)?`),
  // mail and telephony
  token('sendgrid-key', 'SG.', `SG\\.${W}{16,32}\\.${W}{32,64}`),
  token('mailgun-key', 'key-', `key-${H}{32}(?!${A})`),
  token('mailchimp-key', '-us', `${H}{32}-us\\d{1,2}(?!\\d)`),
  token('resend-key', 're_', `re_${A}{6,12}_${A}{20,40}`),
  token('postmark-brevo-key', 'xkeysib-', `xkeysib-${H}{64}-${A}{16}`),
  token('twilio-key', 'SK', `SK${H}{32}(?!${A})`),
  token('twilio-account', 'AC', `AC${H}{32}(?!${A})`),
  // work tools
  token('npm-token', 'npm_', `npm_${A}{30,60}`),
  phrase('npm-token', '_authtoken', `_authToken\\s{0,3}=\\s{0,3}["']?([A-Za-z0-9_.=+/-]{16,300})`),
  token('pypi-token', 'pypi-', `pypi-${W}{40,400}`),
  token('rubygems-key', 'rubygems_', `rubygems_${H}{48}`),
  token('crates-token', 'cio', `cio${A}{32}(?!${A})`),
  token('nuget-key', 'oy2', `oy2[a-z0-9]{43}(?!${A})`),
  token('docker-token', 'dckr_', `dckr_(?:pat|oat)_${W}{20,60}`),
  token('jfrog-token', 'AK', `(?:AKCp${A}{60,80}|cmVmdGtuO${A}{40,80})`),
  token('clojars-token', 'CLOJARS_', `CLOJARS_${H}{60}`, 'gi'),
  token(
    'jetbrains-token',
    'perm:',
    'perm:[A-Za-z0-9+/=_-]{8,80}\\.[A-Za-z0-9+/=_-]{4,80}\\.[A-Za-z0-9+/=_-]{16,200}',
  ),
  token('linear-key', 'lin_', `lin_(?:api|oauth)_${A}{32,80}`),
  token('notion-token', '_', `(?:secret_${A}{40,60}|ntn_${A}{40,60})`),
  token('figma-token', 'fig', `fig[dour]_${W}{36,60}`),
  token('airtable-token', 'pat', `pat${A}{14}\\.${H}{60,70}`),
  token('asana-token', '/', `[012]/\\d{14,18}(?:/\\d{14,18})?:${H}{32}`),
  token('typeform-token', 'tfp_', `tfp_[A-Za-z0-9_.-]{40,80}`),
  token('postman-key', 'PMAK-', `PMAK-${H}{24}-${H}{34}`),
  token('databricks-token', 'dapi', `dapi${H}{32}(?:-\\d)?(?!${A})`),
  token('dropbox-token', 'sl.', `sl\\.${W}{80,300}`),
  token('contentful-token', 'CFPAT-', `CFPAT-${W}{40,60}`),
  token('hubspot-token', 'pat-', `pat-(?:na|eu)\\d-${H}{8}-[a-f0-9-]{27}`),
  token('facebook-token', 'EAA', `EAA(?:CEdEose0cBA|[MC])${A}{40,300}`),
  token('algolia-buildkite-token', 'bk', `bk(?:ua|aj|at)_${H}{40}`),
  token('sonar-token', 'sq', `sq[pau]_${H}{40}`),
  token('snyk-token', 'snyk_', `snyk_(?:uat|sat)\\.${H}{8}\\.[A-Za-z0-9_.-]{20,200}`),
  token('circleci-token', 'CCIP', `CCIP(?:AT|RJ)_${A}{10,40}_${H}{40}`),
  token('launchdarkly-key', '-', `(?:sdk|api|mob)-${H}{8}-${H}{4}-4${H}{3}-[89ab]${H}{3}-${H}{12}`),
  token('intercom-segment-token', 'sgp_', `sgp_${A}{60,70}`),
  token('sourcegraph-token', 'sgp_', `sgp_(?:${H}{16}_)?${H}{40}`),
  token('dynatrace-token', 'dt0', `dt0[a-z]\\d{2}\\.${A}{24}\\.${A}{60,70}`, 'gi'),
  token('grafana-token', 'gl', `gl(?:sa|c)_[A-Za-z0-9+/_=]{30,400}`),
  token('newrelic-key', 'NR', `NR(?:AK|JS|II|AA|RA)-${A}{20,50}`),
  phrase('newrelic-key', 'nral', `(?<![A-Za-z0-9])(${H}{30,40}NRAL)(?![A-Za-z0-9])`),
  token('sentry-token', 'sntry', `sntry[us]_[A-Za-z0-9+/_=-]{40,400}`),
  phrase('sentry-dsn', '@o', `https?://(${H}{32})(?::${H}{32})?@o\\d{1,12}\\.ingest`),
  token('mapbox-token', 'sk.eyJ', `sk\\.eyJ${W}{40,300}\\.${W}{20,60}`),
  token('clerk-doppler-prefect-key', 'pnu_', `pnu_${A}{36}`),
  token('tailscale-key', 'tskey-', `tskey-(?:api|auth|client|scim|webhook)-${A}{8,40}(?:-${A}{10,60})?`),
  // keys and bearers
  token('jwt', 'eyJ', `eyJ${W}{8,2048}\\.(?:eyJ)?${W}{6,4096}(?:\\.${W}{10,1024})?`),
  token('age-key', 'AGE-SECRET-KEY-1', 'AGE-SECRET-KEY-1[A-Z0-9]{50,64}', 'gi'),
  token('minisign-wireguard-key', '=', '[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=(?![A-Za-z0-9+/=])'),
  phrase('putty-key', 'putty-user-key-file', 'PuTTY-User-Key-File-\\d: [a-z0-9@.-]{4,40}'),
  phrase('bearer-token', 'bearer', `\\bBearer\\s{1,3}([A-Za-z0-9_.~+/-]{16,2048}={0,2})`),
  phrase('basic-auth', 'basic', `\\bBasic\\s{1,3}([A-Za-z0-9+/]{10,512}={0,2})(?![A-Za-z0-9])`),
  phrase('cookie', 'cookie', `\\b(?:set-)?cookie:\\s{0,3}[A-Za-z0-9_.-]{1,60}=([A-Za-z0-9%_.~+/-]{16,1024})`),
  phrase(
    'cookie',
    'cookie',
    `\\b(?:connect\\.sid|s?sid|[a-z_]{0,12}sess(?:ion)?(?:_?id|_token)?|php_?sessid|jsessionid|auth(?:_token)?|remember_token|csrftoken|token)=([A-Za-z0-9%_.~+/-]{16,1024})`,
  ),
  phrase(
    'url-password',
    '://',
    `(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{1,24}://[^\\s:@/?#]{0,128}:([^\\s@/]{1,256})@[^\\s]`,
  ),
  phrase('url-token', '://', `https?://([A-Za-z0-9_-]{16,256})@[a-z0-9]`),
  phrase(
    'url-key',
    '=',
    `[?&](?:api_?key|access_?token|auth_?token|token|secret|password|signature)=([A-Za-z0-9_.%+/-]{8,512})`,
  ),
  phrase('connection-string', 'pwd', `;\\s{0,3}(?:Password|Pwd)\\s{0,3}=\\s{0,3}([^;\\s"']{3,128})`),
  phrase('connection-string', 'password', `;\\s{0,3}(?:Password|Pwd)\\s{0,3}=\\s{0,3}([^;\\s"']{3,128})`),
]
