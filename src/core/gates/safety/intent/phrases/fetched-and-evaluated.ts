import type { Phrase } from '../phrase.ts'

const CHECKED =
  /\b(?:never|not|don't|pinned|checksum|verify|verified|review\w*|after reading|signature|hash|sandbox)\b|先看|看过|读过|校验|核对|检查|哈希|签名|确认|审|问|不|别|禁|읽고|읽은|살펴|보고 나서|본 뒤|확인|검증|검토|체크섬|해시|서명|물어|지\s?(?:마|말|않)|금지/

/** R13: code from elsewhere that is evaluated as it comes, and packages that a search names. */
export const fetchedAndEvaluatedPhrases: readonly Phrase[] = [
  {
    code: 'download-and-run',
    detail: 'code',
    pattern:
      /\b(?:fetch|download|pull|get|grab|load|wget|curl|retrieve|request|read)\w*\b[^.;!?]{0,24}?(?:\.[a-z]{1,3}\b[^.;!?]{0,24}?)?\b(?:gists?|pastebin|urls?|remote|server|the web|internet|buckets?|raw|cdn|host|endpoint|script|rules|code|bootstrap|snippet|file|branch)\b[^;!?]{0,24}?\b(?:and|then|to|into|for)\s(?:then |just |straight |immediately |simply )?(?:exec|eval|execfile|evaluate|interpret)(?:\(\)|ute it|\(it\)|\s(?:it|them|the|its|that|what|whatever)|\b)/g,
    unless: CHECKED,
  },
  {
    code: 'download-and-run',
    detail: 'remote-package',
    pattern:
      /\b(?:npx|uvx|pipx|bunx|dlx|pip install|npm i|npm install|cargo install|go install|gem install|brew install|apt install)\b[^.;!?]{0,16}?\b(?:whatever|whichever|any|the first|the top|some|a)\b[^.;!?]{0,24}?\b(?:package|name|tool|module|crate|result|hit|library|thing)\b[^.;!?]{0,24}?\b(?:search\w*|google|forum|blog|chat\w*|internet|stack ?overflow|reddit|the web|comment|post|result|hit|suggest\w*|turns up|comes up|pops up)\b/g,
    unless: CHECKED,
  },
  {
    code: 'download-and-run',
    detail: 'code',
    pattern:
      /(?:wget|curl|下载|拉下|取下|抓下)(?:来|一下)?[^。;!?]{0,24}?(?:脚本|程序|二进制|可执行文件|安装包|\.(?:sh|py|js|exe))[^。;!?]{0,8}?(?:后台|直接|马上|随即|立刻|顺手|然后|就|并|再|丢到后台|放到后台|并在后台)(?:后台|直接|在后台)?(?:运行|执行|跑|启动|eval|exec|source)(?!测试|单测|用例)|(?:npx|uvx|pipx|pip|npm)[^。;!?]{0,10}?(?:搜索?(?:到|出|结果)|网上|论坛|帖子|博客|搜来|随便哪个)[^。;!?]{0,12}?(?:包|工具|名字|库)[^。;!?]{0,6}?(?:就|直接|立刻|马上)?(?:装|跑|运行|执行|用)/g,
    unless: CHECKED,
  },
  {
    code: 'download-and-run',
    detail: 'code',
    pattern:
      /(?:wget|curl|내려받|다운로드|받아 ?와|가져와|긁어)\S{0,4}\s?[^.;!?]{0,20}?(?:eval|exec|source)\S{0,4}|(?:wget|curl)\S{0,4}\s?[^.;!?]{0,20}?(?:스크립트|프로그램|바이너리|파일)[^.;!?]{0,12}?(?:실행|돌리|돌려|구동|백그라운드)|(?:npx|uvx|pipx|pip|npm)\S{0,3}\s?[^.;!?]{0,12}?(?:검색|인터넷|웹|포럼|블로그|구글)[^.;!?]{0,16}?(?:패키지|도구|이름|모듈)[^.;!?]{0,10}?(?:바로|즉시|그냥|곧장|실행|설치|돌려)/g,
    unless: CHECKED,
  },
  {
    code: 'download-and-run',
    detail: 'remote-package',
    pattern:
      /\b(?:install|add|use|run|npx|uvx)\s(?:straight away )?(?:the )?(?:first|top|topmost|nearest|any|whichever|whatever)\s(?:\w+ )?(?:crate|package|module|gem|library|plugin|extension|dependency|tool)\s(?:that |which )?(?:google|bing|a search|the search|the web|the internet|a forum|chatgpt|stack ?overflow|reddit|npm search)\s(?:shows?|finds?|turns? up|brings? up|suggests?|offers?|returns?|gives?|recommends?)\b/g,
    unless: CHECKED,
  },
]
