import { type Clause, earliest, has } from '../clause.ts'
import type { Mark } from '../mark.ts'
import { HEAD } from '../weights.ts'
import { type Reading, statement } from './reading.ts'

/**
 * Reads a clause of a language of which only words are known: a prohibition or an order is one by its words, and so
 * is a clause that a lasting scope stands at the head of.
 */
export function readOther(clause: Clause): Reading {
  const { cues, flat, start } = clause
  const bar = earliest(cues, 'prohibition', 'ban')
  const duty = earliest(cues, 'obligation', 'must')
  // The do of "do Excel" is no verb: English words order at the head only.
  const order = earliest(cues, 'order') ?? headed(clause, earliest(cues, 'verb', 'record'))
  const remember = cues.get('remember')
  const scope = cues.get('future') ?? cues.get('next')
  const universal = cues.get('universal')
  if (
    universal !== undefined &&
    bar === undefined &&
    (found.test(flat) || (!cues.has('order') && befalls.test(flat)))
  )
    return statement(clause.end, universal)
  const at = (bar ?? duty ?? order ?? remember)?.start ?? clause.end
  const base = {
    at,
    universal,
    asked: false,
    subject: subjectOf(clause, order !== undefined || bar !== undefined),
    building: false,
    stopping: false,
    general: false,
    remember,
  }
  if (bar === undefined && noneOf.test(flat) && !has(cues, 'world', 'product'))
    return { ...base, at: clause.start, subject: 'agent', form: 'prohibition' }
  if (makes.test(flat)) return { ...base, subject: 'product', building: true, form: 'order' }
  if (thanked.test(flat)) return { ...base, form: 'statement' }
  if (bar !== undefined) return { ...base, form: 'prohibition' }
  if (has(cues, 'prefer', 'dislike')) return { ...base, form: 'preference' }
  if (
    (universal !== undefined || scope !== undefined || cues.has('consult')) &&
    denies.test(flat) &&
    !cues.has('world') &&
    !still.test(flat)
  )
    return { ...base, form: 'prohibition' }
  if (universal !== undefined && barred.test(flat) && !has(cues, 'world', 'self'))
    return { ...base, form: 'prohibition' }
  if (order !== undefined || remember !== undefined) return { ...base, form: 'order' }
  if (universal !== undefined && infinitive.test(flat) && !has(cues, 'world', 'self'))
    return { ...base, at: clause.start, subject: 'agent', form: never.test(flat) ? 'prohibition' : 'order' }
  if (cues.has('build') && scope === undefined && universal === undefined && duty === undefined)
    return { ...base, subject: 'agent', building: true, form: 'order' }
  if (duty !== undefined) return { ...base, form: 'obligation' }
  if (scope !== undefined && scope.start - start <= HEAD && !has(cues, 'world', 'question'))
    return { ...base, form: 'order' }
  return { ...base, form: 'statement' }
}

/** "jedes Mal wenn ich … starte sind alle …", "cada vez que abro …": what happens whenever something is done. */
const found =
  /(?:jedes mal|jedesmal|immer),? wenn (?:ich|man|wir|der|die|das|ein|eine|es) .{1,60}(?:\s(?:ist|sind|wird|werden|kommt|fehlt|fehlen|hängt|bekomme|kriege|sehe|steht|stehen)(?=\s|$|,))/
const befalls =
  /cada vez que (?:yo |se |el |la |un |una )?[a-záéíóúñ]+(?:o|a|e|amos|emos) .{1,60}|(?:à )?chaque fois que (?:je|j'|on|le|la|l'|un|une) ?.{1,60}|(?:toda|cada) vez que (?:eu |o |a |um |uma |se )?.{1,60}|(?:каждый раз|всегда),? (?:когда|после|как) .{1,60}|(?:たび|度|毎回).{1,40}(?:ます|てる|ている|なる|れる|た)$/

/** "nunca, pero nunca, subas …": a never at the head, and then what is not to be done. */
const barred =
  /^\s*(?:(?:bitte|por favor|y|und|et|e|pero|aber|mais|mas),? )*(?:(?:nunca|jamás|jamais|niemals|nie|nie wieder)[ ,]+(?:(?:pero|aber|mais|mas|y|und|et|e) )?)+(?!(?:he|has|ha|hemos|han|había|hay|hubo|es|era|vi|me|se|habe|hab|hatte|ich|wir|war|ist|je|on|nous|eu|tive|houve|foi|é)\b|j')\p{L}/u

/** "also bitte keine …", "donc pas de …", "então nada de …": none of that, at the head of the clause. */
const noneOf =
  /^\s*(?:(?:also|daher|deshalb|und|bitte|donc|alors|et|surtout|entonces|así que|y|por favor|então|por isso|e|и|так что|поэтому|пожалуйста),? ){0,2}(?:nada de|pas de|pas d'|keine?|никаких) ?(?!problem|problème|soucis?|stress|panique|panik|ahnung|idee|idée|sorge|eile|prisa|pressa|bogue|fehler|erreur|проблем|ошибок|chance|lust|zeit|temps|tiempo|tempo|nouveau|news)\p{L}/u

const headed = (clause: Clause, mark: Mark | undefined): Mark | undefined =>
  mark !== undefined &&
  (mark.start - clause.start <= 2 || clause.flat.charCodeAt(mark.start - clause.start) > 0x2e80)
    ? mark
    : undefined

/** "toujours lancer les tests", "immer erst die Tests laufen lassen". */
const infinitive =
  /^\s*(?:siempre|nunca|jamás|toujours|jamais|ne jamais|sempre|всегда|никогда не)\s+[\p{L}-]{2,16}(?:er|ir|re|ar|or|ть|ться)(?=\s|$)|^\s*(?:bitte )?(?:immer|nie|niemals) (?:[^\s,]+ ){1,8}[\p{L}]{2,20}(?:en|ern|eln)\s*$/u
const never = /^\s*(?:nunca|jamás|jamais|ne jamais|никогда|(?:bitte )?nie)/

/** 消さないでくれてよかった: it was not done, and that is well. */
const thanked = /(?:くれて|いてくれて) ?(?:よかった|良かった|助か|ありがと|嬉し|うれし)/

/** 必ず…にする関数を書いて: what stands before the thing describes it. */
const makes =
  /[うくすつぬむるぐぶたい](?:関数|スクリプト|クラス|画面|機能|クエリ|プログラム|ツール|コマンド|メソッド|ボタン|バッチ|正規表現)を(?:書い|作っ|作成|実装|追加|考え)/

/** "ne marche toujours pas": still, and not always. */
const still = /\bn(?:e |').{1,40} (?:toujours|siempre|sempre)\b/

const denies =
  /(?:^|\s)(?:nicht|nichts|kein(?:e|en|em|er)?|no|nada|não|ne|rien|не|ничего|нельзя)(?:\s|$)|(?:^|\s)n'|ない|ません|なし/

/** 後退しないようにしてほしい: how it is to be, and not what the agent does. */
const behaves = /ないように(?:して|なって)/

const stranger =
  /^(?:[^,:]{0,12}[\s,])?(?!(?:du|tu|te|você|ты|вы|sie|ihr|wir|nous|vous|on|man|se|мы|nosotros|ich|yo|je|eu|я|hay|il|es|всё|todo|tout|alles|tudo)\s)[\p{L}/.-]{3,24}(?: [\p{L}/.-]{2,20}){0,2} (?:(?:siempre|nunca|toujours|jamais|immer|nie|sempre|всегда|никогда|ne|не) ){0,2}(?:debe|deben|doit|doivent|muss|müssen|darf|dürfen|deve|devem|должен|должна|должно|должны|может|могут|tiene que|tienen que|tem que)(?=\s)/u

function subjectOf({ cues, flat }: Clause, addressed: boolean): Reading['subject'] {
  if ((cues.has('product') || behaves.test(flat)) && !has(cues, 'work', 'tool', 'manner', 'danger'))
    return 'product'
  if (cues.has('self') && !addressed) return 'self'
  // Der Dienst muss …, сервер должен …: something else than you is said to have to.
  if (stranger.test(flat) && !has(cues, 'work', 'tool', 'manner', 'danger') && !cues.has('team'))
    return 'other'
  return addressed ? 'agent' : has(cues, 'work', 'tool', 'manner', 'danger') ? 'work' : 'none'
}
