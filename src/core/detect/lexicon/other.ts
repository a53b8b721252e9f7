import { type Lexicon, words } from '../cue.ts'

/** A little of other languages: enough not to be deaf to the plainest words. */
export const other: Lexicon = {
  remember: words(
    "覚えておいて, 覚えて, 忘れないで, recuérdalo, recuerda, recuerda que, acuérdate, souviens-toi, rappelle-toi, retiens, n'oublie pas que, lembre-se, lembre, merk dir, merke dir, denk daran, запомни, запомните, учти",
  ),
  future: words(
    '今後, 今後は, これから, これからは, 次回, 次から, 次回から, a partir de ahora, de ahora en adelante, la próxima vez, à partir de maintenant, désormais, dorénavant, la prochaine fois, a partir de agora, daqui em diante, da próxima vez, ab jetzt, in zukunft, künftig, nächstes mal, ab sofort, отныне, впредь, с этого момента, в следующий раз',
  ),
  universal: words(
    '必ず, いつも, 常に, 絶対に, 絶対, 毎回, siempre, nunca, cada vez, toujours, jamais, à chaque fois, sempre, toda vez, immer, niemals, jedes mal, nie, nie wieder, всегда, никогда, каждый раз, больше никогда',
  ),
  place: words(
    'このリポジトリ, このプロジェクト, en este repo, en este proyecto, en este repositorio, dans ce projet, dans ce dépôt, neste projeto, neste repositório, in diesem projekt, in diesem repo, в этом проекте, в этом репозитории',
  ),
  prohibition: words(
    "しないで, *ないで, 使わないで, 禁止, no uses, no utilices, no hagas, no toques, ne touche, ne fais, n'utilise, não use, não faça, não utilize, nicht, kein, keine, verwende nicht, не используй, не пиши, не делай, не трогай, не надо",
  ),
  order: words(
    '*書いて, *使って, *してください, *ください, *して。, *答えて, usa, utiliza, escribe, responde, haz, pon, utilise, écris, réponds, mets, use sempre, escreva, responda, faça, verwende, benutze, schreib, antworte, nutze, используй, используйте, пиши, отвечай, отвечайте, делай, запускай',
  ),
  instead: words(
    'en lugar de, en vez de, au lieu de, plutôt que, em vez de, ao invés de, anstatt, statt, вместо, а не, ではなく, じゃなくて',
  ),
  prefer: words(
    '好み, 好きです, prefiero, me gusta más, je préfère, prefiro, ich bevorzuge, mir ist lieber, я предпочитаю, предпочитаю, мне больше нравится',
  ),
  self: words('個人的に, я, je, ich, yo, eu, 私は'),
  wrong: words('いいえ, 違う, non, não, nein, нет'),
  question: words('¿, ですか, ますか, か？, почему, зачем, por qué, pourquoi, por que, warum, muss das'),
  passing: words(
    "今回は, 今日は, por ahora, esta vez, pour l'instant, cette fois, por enquanto, desta vez, fürs erste, diesmal, vorerst, пока, на этот раз, сейчас, まで",
  ),
  complaint: words("また, te dije, je t'ai dit, já falei, ich habe dir gesagt, я же говорил, я говорил"),
  negator: words(
    '覚えてますか, 覚えていますか, no recuerdo, je ne me souviens, não lembro, ich erinnere, не помню',
  ),
  manner: words(
    'comentarios, commentaires, comentários, kommentare, antworten, комментарии, коротко, по-русски, кратко, en español, en français, em português, auf deutsch, 日本語で',
  ),
  work: words(
    'テスト, la branche, branche main, tests, los tests, les tests, os testes, тесты, функции, переменные',
  ),
}
