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
  // a wish is said softly, and is a rule for it all the same
  new RegExp(
    `(?<![\\p{L}])(?:(?:es wäre|wäre es) (?:sehr )?(?:nett|schön|gut|toll|lieb|hilfreich|prima), wenn|(?:ich|wir) (?:wünsche[n]?|hätten?|möchten?|fänden?|würden?)[^.;!?]{0,24}?(?:, dass|, wenn)|(?:me gustaría|nos gustaría|sería (?:\\p{L}+ )?(?:bueno|amable|genial|ideal|estupendo)|ojalá|quisiera|espero)(?: mucho)?(?: que| si)?|(?:ce serait|il serait) (?:\\p{L}+ )?(?:bien|gentil|sympa|idéal|super|aimable)(?: que| si)|(?:j'aimerais|on aimerait|je souhaite(?:rais)?|je voudrais|j'espère)(?: bien)? que|(?:хотелось бы|было бы (?:здорово|хорошо|неплохо|мило|славно)|хочу|(?:я )?хотел[аи]? бы|надеюсь),? (?:чтобы|если бы|что)|(?:gostaria(?:mos)?|seria (?:\\p{L}+ )?(?:bom|ótimo|gentil|ideal|legal)|quero|oxalá|tomara|espero)(?: de)?(?: que| se)) (?:der |die |das |unser |el |la |le |o |a )?@?${SURELY}(?!\\s(?:api|sdk|soport|support|unterstütz|funcion|fonctionn|работал|поддерж|installiert|estuviera|fuera|soit|fosse|был))\\s[\\p{L}]`,
    'gu',
  ),
]
