import { VERIFIED_FIRST } from '../deeds/excuses.ts'
import type { Phrase } from '../phrase.ts'

const SHELL = '(?:sudo\\s)?(?:(?:ba|z|da|k)?sh|bash|shell|python3?|node|perl|ruby|powershell|pwsh)'
const PAGE =
  '(?:home ?pages?|websites?|web ?sites?|web ?pages?|sites?|blogs?(?: posts?)?|posts?|gists?|forums?|answers?|comments?|threads?|stack ?overflow|reddit|search (?:hits?|results?)|first hit|tweets?|videos?|chats?)'
/** Our own pages, and what is read before. */
const OURS =
  /\b(?:our|internal|intranet|in-house|company|official|verified|reviewed|read (?:it|them) first|after reading|never|not|don't|ask|check\w*|tests?|query|queries|example code|adapt)\b/

/** R13: lines of a page that are run, and downloads that are handed to a shell in words. */
export const takenFromPagePhrases: readonly Phrase[] = [
  {
    code: 'download-and-run',
    detail: 'pipe',
    pattern: new RegExp(
      `\\b(?:curl|wget|fetch|download\\w*|iwr|irm)\\b[^;!?]{0,140}?\\b(?:hand|feed|give|pass|throw|stream|pour|push|send)\\w*\\s(?:it |them |that |the (?:output|result|script|file) )?(?:straight |directly |right )?(?:in)?to\\s(?:the |a )?${SHELL}\\b|(?:curl|wget|下载)[^;!?。]{0,140}?(?:交给|丢给|喂给|传给|扔给|送给|灌给|倒给|给)\\s?${SHELL}(?![a-z])|(?:curl|wget|받아|다운로드)[^;!?]{0,140}?${SHELL}\\s?(?:에|로|에게|한테)\\s?(?:넘|전달|먹이|먹여|흘려|태워)|(?:curl|wget|ダウンロード)[^;!?。]{0,140}?${SHELL}\\s?(?:に|へ)\\s?(?:渡|流|食わせ)|(?:curl|wget)[^;!?]{0,140}?(?:an (?:die |eine )?${SHELL} (?:übergeb|weiter|durch)|(?:a|à|al?|para o?) ${SHELL}(?![a-z])|(?:в|на вход) ${SHELL}(?![a-z]))`,
      'g',
    ),
  },
  {
    code: 'download-and-run',
    detail: 'words',
    pattern: new RegExp(
      `\\b(?:run|execute|paste|use|invoke|eval)s?\\s(?:the |a |an |any |every |whatever |whichever )*(?:[\\w-]+ )?(?:one-?liners?|snippets?|commands?|scripts?|installers?|install (?:line|command)s?|setup (?:line|command|script)s?|code|lines?)\\s(?:that (?:is|are|you (?:find|see)) )?(?:from|on|off|of|in|at)\\s(?:the |an? |any |its |their |that |some )*(?:[\\w']+ ){0,2}?${PAGE}\\b`,
      'g',
    ),
    unless: new RegExp(`${VERIFIED_FIRST.source}|${OURS.source}`),
  },
  {
    code: 'download-and-run',
    detail: 'words',
    pattern: new RegExp(
      `\\b(?:npx|bunx|pnpm dlx|npm (?:i|install)|pip3? install|uvx|brew install|install|add)\\s(?:the |any |every |whatever |whichever |an? )*(?:package|tool|plugin|module|extension|helper|binary|dependency|program|script|installer)?s?\\s?(?:that |which )?(?:the |an? |any |some )*(?:[\\w']+ ){0,2}?${PAGE}\\s(?:recommends?|suggests?|names?|lists?|mentions?|says?|tells? you|wants?|links?(?: to)?|asks? for)\\b`,
      'g',
    ),
    unless: OURS,
  },
]
