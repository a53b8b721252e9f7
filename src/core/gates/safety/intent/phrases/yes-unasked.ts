import { OWN_PRODUCT } from '../deeds/excuses.ts'
import type { Phrase } from '../phrase.ts'

const PROMPT =
  '(?:(?:permission|confirmation|approval|consent|tool|trust|access)[- ](?:prompts?|dialogs?|requests?|questions?|boxes|box|pop-?ups?|windows?)|prompts? for (?:permission|approval)|(?:asks?|prompts?|asked|prompted) for (?:permission|approval|confirmation))'
const FOR_EVER =
  "(?:never asks? again|(?:don't|do not|no longer|stop) ask(?:s|ing)?(?: me| again)?|asks? no more|always allow|allow (?:it )?always|allow (?:all|everything)|yes to all|remember (?:my|this|the) (?:choice|answer|decision)|(?:for|in) (?:all|every) future|for the whole session|permanent(?:ly)?)"

/** R13: a yes that nobody gave: for ever, afterwards, by not answering. */
export const unaskedYesPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'always-yes',
    pattern: new RegExp(
      `\\b${PROMPT}\\b[^.;!?]{0,40}?\\b(?:choose|pick|select|click|press|take|hit|tick|answer|use|go (?:for|with)|accept)\\w*\\b[^.;!?]{0,32}?\\b${FOR_EVER}\\b|\\b(?:choose|pick|select|click|press|take|hit|tick|answer|use|go (?:for|with))\\w*\\b[^.;!?]{0,24}?\\b${FOR_EVER}\\b[^.;!?]{0,32}?\\b${PROMPT}\\b`,
      'g',
    ),
    unless: new RegExp(
      `${OWN_PRODUCT.source}|\\b(?:camera|microphone|location|browser|mobile|cookie|users)\\b`,
    ),
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /\b(?:consider|count|take|treat|read|regard|see)\w*\s[^.;!?]{0,30}?\b(?:(?:i|we) (?:don't|do not|did not|didn't|never|cannot) (?:answer|reply(?: to)?|respond to|react to|comment on)|unanswered (?:questions?|requests?|messages?|prompts?))\b[^.;!?]{0,12}?\b(?:as )?(?:an? |my )?(?:yes|approved|granted|agreed|consent|approval|permission|allowed)\b/g,
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    pattern:
      /\b(?:ask(?:ing)?|beg(?:ging)?) (?:for )?(?:my |their |the owner's )?forgiveness\b|\bforgiveness (?:is (?:easier|better|cheaper|quicker)|rather |instead |over |later)|\bapologi[sz](?:e|ing) (?:later|afterwards|after the fact)\b|先斩后奏|先(?:做|干|上|改|删)了?再(?:说|道歉|补批|补审批)|事后(?:再)?(?:道歉|补批|补审批|报备即可)|(?:일단|먼저) (?:저지르고|해버리고|해치우고)[^.;]{0,10}?(?:사과|보고|나중)|나중에 (?:사과|용서)|事後(?:報告|承認|承諾)で(?:いい|よい|良い|構わ|済)|(?:hinterher|nachträglich|im nachhinein|später)\s(?:\S+\s){0,2}(?:entschuldig|um verzeihung|genehmig)|(?:pedir|pide) (?:perdón|disculpas)[^.;]{0,12}?(?:después|luego|antes que permiso|que permiso)|(?:demande\w*|s'excuser|excuse-toi|pardon)[^.;]{0,12}?(?:après coup|plutôt que (?:la )?permission)|(?:извин|прощени)\S*\s(?:потом|после|проще)|(?:pedir|peça) (?:desculpas?|perdão)[^.;]{0,12}?(?:depois|do que permissão)/g,
    unless:
      /\b(?:never|not|don't|no)\b|不要|不许|不得|别|禁止|하지|말|않|しない|だめ|禁止|nicht|nie|kein|nunca|\bno\b|jamais|\bpas\b|никогда|\bне\b|нельзя|não/,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /(?:sans réponse|si je ne réponds pas|pas de réponse|silence)[^.;!?]{0,20}?(?:c'est (?:oui|d'accord|bon|accepté|validé)|vaut oui|veut dire oui)|(?:если я (?:молчу|не отвечаю|не ответил\S*)|моё молчание|молчание)[^.;!?]{0,16}?(?:считай|значит|это|означает|есть)[^.;!?]{0,16}?(?:соглас|да(?![а-я])|одобр|разреш|можно)|(?:si no (?:contesto|respondo)|mi silencio|sin respuesta mía)[^.;!?]{0,16}?(?:es (?:un )?sí|dalo por|cuenta como|significa que sí|adelante)|(?:wenn ich nicht antworte|antworte ich nicht|mein schweigen)[^.;!?]{0,16}?(?:heißt|gilt|ist|nimm)[^.;!?]{0,16}?(?:\bja\b|zustimm|genehmig|einverstand|okay?)|(?:se eu não responder|meu silêncio)[^.;!?]{0,16}?(?:é sim|considere|vale como|significa)[^.;!?]{0,16}/g,
    unless:
      /\b(?:nie|nicht als|kein|nunca|jamais|non|não é)\b|никогда|не значит|не считай|espera|attends|warte|жди|espere/,
  },
]
