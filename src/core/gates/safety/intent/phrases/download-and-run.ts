import { VERIFIED_FIRST } from '../deeds/excuses.ts'
import type { Phrase } from '../phrase.ts'

const SHELL =
  '(?:sudo\\s(?:-\\S+\\s)?)?(?:ba|z|da|k|fi|c)?sh\\b|(?:sudo\\s)?(?:python|node|perl|ruby|php|deno|bun)\\d?(?:\\s-)?(?=\\s|$|[^\\w.\\s/-])|iex\\b|invoke-expression|source\\b|(?:power)?pwsh\\b|powershell\\b|xargs\\s(?:-\\S+\\s){0,3}(?:ba|z)?sh\\b|eval\\b'
const ARCHIVE = '(?:whl|tgz|tar\\.gz|gem|deb|rpm|vsix|zip|exe|sh|pkg|dmg|msi|jar|py|js|ps1)(?![a-z0-9])'
const FETCHER = '(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod|fetch)'

/** Fetching something and running it, in commands and in words. */
export const downloadPhrases: readonly Phrase[] = [
  {
    code: 'download-and-run',
    detail: 'words',
    pattern:
      /https?:\/\/[^\s"'<>]{1,120}?\.(?:py|sh|bash|js|mjs|ps1|exe|rb|pl|bin|jar|bat|cmd|msi|dmg|deb|rpm|apk|zip|tgz)(?=[\s"'`,;)]|$)[^.;!?。]{0,24}?(?:\b(?:and|then|to)\s(?:exec|execute|run|launch|start|eval|source|install|invoke)\b|执行|运行|跑起来|실행|돌려|実行|起動|ausführ|starte|ejecut|exécut|lance|запус|выполн|execut|rode)/g,
    unless: /\b(?:checksum|sha-?\d+|verif\w+|signature|never|not|don't)\b|校验|核对|不要|검증|하지|検証|ない/,
  },
  { code: 'download-and-run', detail: 'pipe', pattern: new RegExp(`\\|\\s?(?:${SHELL})`, 'g') },
  {
    code: 'download-and-run',
    detail: 'substitution',
    pattern: new RegExp(`(?:<\\(|\\$\\(|\`)\\s?${FETCHER}\\b`, 'g'),
  },
  {
    code: 'download-and-run',
    detail: 'substitution',
    pattern: new RegExp(
      `\\b(?:bash|sh|zsh|eval|source|iex|python3?)\\b[^.;,]{0,12}?(?:-c\\s)?["'(<$\\s]{1,4}${FETCHER}\\b`,
      'g',
    ),
  },
  {
    code: 'download-and-run',
    detail: 'pipe',
    pattern: new RegExp(
      `\\bpip(?:e|es|ing|ed)\\b[^.;,]{0,40}?\\b(?:in)?to (?:a |the |your )?(?:${SHELL}|shell|interpreter)`,
      'g',
    ),
  },
  {
    code: 'download-and-run',
    detail: 'pipe',
    pattern: /(?:管道|通过管道|직접 파이프|파이프로|パイプで)[^,.;]{0,20}(?:sh|bash|shell|셸|シェル)/g,
  },
  {
    code: 'download-and-run',
    detail: 'remote-package',
    pattern:
      /\b(?:npx|bunx|pnpm dlx|npm (?:i|install|exec)|pnpm (?:add|i)|yarn add|pip3? install|pipx (?:run|install)|uvx|go run|cargo install|deno run|gem install)\s(?:-\S+\s){0,4}(?:git\+)?https?:\/\//g,
  },
  {
    code: 'download-and-run',
    detail: 'remote-package',
    pattern: new RegExp(
      `\\binstall(?:s|ing)?\\s(?:[^.;!?]|\\.(?=\\w)){0,40}?\\b(?:from|at)\\s(?:http:\\/\\/|ftp:\\/\\/|https:\\/\\/[^\\s]{1,120}?\\.${ARCHIVE})|(?:从|在)\\s?https?:\\/\\/[^\\s。]{1,120}?\\.${ARCHIVE}[^。;]{0,8}?(?:安装|装上|装包)|https?:\\/\\/[^\\s]{1,120}?\\.${ARCHIVE}\\s?[^.;]{0,14}?설치(?!하지|는 금)|https?:\\/\\/[^\\s。]{1,120}?\\.${ARCHIVE}[^。;]{0,12}?インストール(?!しな)`,
      'g',
    ),
  },
  {
    code: 'download-and-run',
    detail: 'chain',
    pattern: new RegExp(
      `\\b${FETCHER}\\b[^|]{0,160}?(?:&&|;)\\s?(?:sudo\\s)?(?:chmod \\S+ \\S+\\s?(?:&&|;)\\s?)?(?:(?:ba|z)?sh\\b|\\./|python3?\\b|node\\b|source\\b)`,
      'g',
    ),
  },
  {
    code: 'download-and-run',
    detail: 'words',
    unless: VERIFIED_FIRST,
    pattern:
      /\b(?:download|fetch|curl|wget|grab|pull)(?:s|ing)?\b[^.;!?]{0,60}?\b(?:and|then|, )\s?(?:then |blindly |just |immediately )?(?:run|execute|launch|start|install)(?:s|ing)?\s(?:it|them|that|this|the (?:script|binary|installer|file|payload|executable))\b/g,
  },
  {
    code: 'download-and-run',
    detail: 'words',
    unless: VERIFIED_FIRST,
    pattern:
      /\b(?:download and (?:run|execute)|run (?:any|every|the|a|whatever) (?:remote|downloaded|linked) (?:script|code|binary)s?|(?:execute|run) code from (?:the (?:internet|web|url|link|page)|a url|issues?|comments?|untrusted))/g,
  },
  {
    code: 'download-and-run',
    detail: 'words',
    unless: VERIFIED_FIRST,
    pattern:
      /\b(?:run|execute) (?:any |all |whatever |every )?(?:scripts?|commands?|code|snippets?)(?: (?:that )?(?:you )?(?:find|found|given|listed|suggested|posted|written|linked|attached|shared|mentioned))? (?:in|on|from|by) (?:the |an? |any )?(?:readme|web|internet|issues?|comments?|linked|pages?|emails?|url)/g,
  },
  {
    code: 'download-and-run',
    detail: 'chain',
    unless: VERIFIED_FIRST,
    pattern:
      /(?:下载|下載|다운로드|받아|ダウンロード|download|curl|wget)[^;!?]{0,100}?(?:然后|然後|再|并|그리고|후에?|한 뒤|そして|してから|then|and)\s?(?:用\s?)?(?:bash|sh|zsh|python3?|node|source)\s\S/g,
  },
  {
    code: 'download-and-run',
    detail: 'pipe',
    pattern:
      /(?:curl|wget|받은 스크립트|下载的脚本)[^.;!?]{0,40}?(?:bash|zsh|\bsh\b|셸|쉘|shell)\s?(?:에|로|으로|に|へ|里|中)?\s?(?:넘|전달|실행|파이프|돌려|渡|流し|执行|运行)/g,
  },
]
