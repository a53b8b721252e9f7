import { ANY_LATIN, ANY_NAME, ENDING_BOT, SURE_NAME } from './names.ts'

const ANYONE = `(?<name>${ANY_NAME}|${ENDING_BOT})`
const SURELY = `(?<name>${SURE_NAME}|${ENDING_BOT}|cursor|jules|gemini)`
const HEAD = '(?:^["\'«„¡¿(]?|[.;!?]\\s)'
/** "Code von Copilot muss geprüft werden": not Copilot has to. */
const NOT_OF =
  '(?<!(?<![\\p{L}])(?:von|vom|mit|durch|in|für|über|zu|de|del|por|con|en|para|a|par|avec|dans|pour|à|do|da|com|no|na|от|с|со|в|для|через|из|у) )(?<![\\p{L}_./-])'
const DOES_NOT =
  '(?![^.;!?]{0,60}?(?:\\s(?:werden|sein|bleiben)(?=[ .,!]|$)))(?!\\s(?:no |ne |pas |não )?(?:ser|estar|quedar|être|rester|ficar|permanecer|быть|остаться|auf |an |aus )(?![\\p{L}]))'

/** Where a line in another European language says what another agent has to do. */
export const europeanForms: readonly RegExp[] = [
  new RegExp(
    `${NOT_OF}(?:der |die |das |el |la |le |o |a )?@?${SURELY}\\s(?:(?:soll(?:te|en)?|muss|müssen|darf|dürfen|hat immer|möge)(?![\\p{L}])|(?:no |solo |sólo )?(?:debe(?:r[ií]a|rá|n)?|tiene que|ha de|solo puede|sólo puede)(?![\\p{L}])|(?:ne )?(?:doit|doivent|devra|devrait|peut seulement|est tenu)(?![\\p{L}])|(?:não |só )?(?:deve(?:rá|ria|m)?|tem que|tem de|precisa|só pode)(?![\\p{L}])|(?:не |всегда )?(?:должен|должна|должны|обязан|обязана)(?![\\p{L}]))${DOES_NOT}`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}])пусть ${SURELY}\\s`, 'gu'),
  new RegExp(
    `${HEAD}(?:(?:(?:kurzer |wichtiger )?(?:hinweis|notiz|nachricht|regel|memo|anweisung)\\s)?(?:für|an)|(?:(?:nota|aviso|mensaje|regla|recado|mensagem|regra|instrucción|instrução)\\s)?(?:para|al?|ao|à)(?: el| la| o| a)?|(?:(?:note|avis|message|règle|mot|consigne)\\s)?(?:pour|à|au)|(?:(?:заметка|записка|сообщение|правило|указание)\\s)?(?:для|к))\\s@?${ANYONE}\\s?(?:[:—–]|\\s-\\s)`,
    'gu',
  ),
  new RegExp(
    `${HEAD}@?(?<name>${ANY_LATIN}|${ENDING_BOT})\\s?[,:]\\s(?:bitte|immer|nie|niemals|verwende|benutze|nutze|schreib\\w*|antworte|halte|lass|usa|utiliza|siempre|nunca|por favor|escribe|responde|no\\s|toujours|jamais|utilise|écris|réponds|n'|ne\\s|merci de|s'il te|sempre|escreva|responda|não\\s|use\\s|используй|пиши|всегда|никогда|пожалуйста|отвечай|не\\s)`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:sag(?:e|t)?|befiehl|weise|dile|diles|ordena|indica|dis|demande|ordonne|diga|peça|mande|скажи|прикажи|вели)\\s(?:a |à |ao |dem |den )?@?${ANYONE}(?:,|\\s(?:an|que|de|dass?|para|чтобы|zu)\\b)`,
    'gu',
  ),
]
