import { type CueClass, type Lexicon, words } from '../cue.ts'

/** Spanish, French, German, Portuguese, Russian and Japanese: enough not to be deaf to what is said plainly. */
const languages: readonly Readonly<Partial<Record<CueClass, string>>>[] = [
  {
    remember:
      'recuérdalo, recuerda, recuerda que, acuérdate, ten en cuenta, no olvides que, apunta que, anota que',
    future:
      'a partir de ahora, de ahora en adelante, en adelante, la próxima vez, desde ahora, a partir de hoy',
    universal:
      'siempre, nunca, jamás, cada vez, en todo momento, bajo ningún concepto, en ningún caso, sin excepción',
    place: 'en este repo, en este proyecto, en este repositorio, en nuestro repo, en nuestro proyecto',
    near: 'aquí en, en nuestro equipo, este proyecto, este repo, este repositorio, nuestro proyecto, nuestro equipo',
    team: 'nosotros, usamos, nuestro equipo',
    usage:
      'no usamos, aquí no usamos, se guardan, se guarda, se hace con, se hacen con, se despliega, se escribe en, se escriben en, no tiene internet, no hay internet, corre en, corren en, solo funciona, está en, lo mantiene, los mantiene, usamos, aquí usamos, trabajamos con, se generan, se genera, están en, viven en, ya no usamos',
    prohibition:
      'no uses, no utilices, no hagas, no toques, no subas, no borres, no pongas, no escribas, no agregues, no añadas, no modifiques, no cambies, no ejecutes, no metas, no vuelvas a, no hay que, prohibido, evita, deja de, ni se te ocurra',
    order:
      'nombra, formatea, documenta, comenta, revisa, prueba, guarda, deja, dame, dime, enséñame, muéstrame, lanza, instala, llámame, usa, utiliza, escribe, responde, contesta, haz, pon, corre, ejecuta, pregúntame, pregunta, añade, agrega, mantén, explica, respóndeme, explícame',
    must: 'hay que, tienes que, debes, es obligatorio, obligatorio, deben',
    instead: 'en lugar de, en vez de',
    prefer: 'prefiero, me gusta más, me gusta que, suelo',
    dislike: 'no me gusta, odio, no soporto, me molesta',
    self: 'yo',
    passing: 'por ahora, esta vez, hoy, de momento, solo esta vez',
    limit:
      'hasta que yo, hasta que vuelva, hasta que termine, hasta que acabe, hasta nuevo aviso, mientras estoy, mientras esté, hasta el lunes, hasta mañana',
    mood: 'qué asco, qué rabia, estoy harto, estoy harta, qué desastre, maldita sea, estoy hasta, siempre lo mismo con, siempre igual con',
    complaint: 'te dije, ya te dije, te lo dije, otra vez lo mismo, cuántas veces',
    negator: 'olvida lo de, olvida lo que, olvídate de, no recuerdo, no recuerdas, te acuerdas',
    manner:
      'los comentarios, los nombres de, los mensajes, los mensajes de commit, nombres de variables, explicaciones, las explicaciones, resumen, resúmenes, comentarios, mensajes de commit, los commits, las respuestas, respuestas, en español, en inglés',
    draft: 'un aviso, el aviso, un cartel, el cartel, un correo, un mensaje, un anuncio',
    build:
      'redacta, impleméntalo, implementa, crea, arregla, arréglalo, corrige, cambia, quita, elimina, genera, reescribe, conviértelo, tradúcelo',
    work: 'los tests, las pruebas, la rama, dependencias, migraciones, funciones, variables, el código, los archivos',
    product:
      'el bot, bot, usuario, usuarios, botón, página, pantalla, formulario, ventana, menú, cliente, la app, notificación, carrito, pedido, pedidos, factura, facturas, jugador, jugadores, suscripción, sesión, la cuenta, alumno, paciente',
    world:
      'el error, mismo error, no compila, no arranca, falla, no funciona, se cae, se rompe, da error, devuelve, se queda',
    danger: 'producción, contraseñas, secretos, credenciales, datos de clientes, base de datos de producción',
    question: 'por qué, qué, cómo, cuál, cuándo, dónde, deberíamos',
    consult:
      'me preguntas, me avisas, me consultas, me lo preguntas, sin que yo, sin que lo apruebe, sin mi aprobación, sin mi visto bueno, sin preguntarme, pregúntame antes, mi aprobación, sin mi permiso, avísame antes',
  },
  {
    remember: "souviens-toi, rappelle-toi, retiens, n'oublie pas que, note bien, garde en tête, mémorise",
    future:
      "à partir de maintenant, désormais, dorénavant, la prochaine fois, à l'avenir, à partir d'aujourd'hui",
    universal:
      'toujours, jamais, à chaque fois, systématiquement, en aucun cas, sous aucun prétexte, sans exception',
    place: 'dans ce projet, dans ce dépôt, dans notre projet, dans notre dépôt, dans ce repo',
    near: 'chez nous, dans notre équipe, ce projet, ce dépôt, notre projet, notre équipe, ce repo',
    team: 'nous, on utilise, notre équipe',
    usage:
      "on n'utilise pas, on écrit, on nomme, on stocke, on déploie, on garde, on met les, on est sous, je suis sous, tourne sur, tournent sur, n'a pas internet, ne marche que, est maintenu par, on utilise, nous utilisons, on travaille avec, est généré, sont générés, vivent dans, on est sur",
    prohibition:
      "ne propose, ne change pas, n'installe, ne touche, ne fais, n'utilise, ne mets, ne modifie, ne supprime, ne pousse, n'ajoute, ne commite, n'écris, ne change, ne lance, ne crée, interdit, il ne faut, évite, arrête de, surtout pas, on ne touche, n'utilise plus",
    order:
      'je souhaite, je veux que, je voudrais que, j’aimerais que, nomme, formate, documente, commente, teste, donne-moi, montre-moi, dis-moi, installe, appelle-moi, tutoie-moi, range, laisse, utilise, écris, réponds, mets, demande, lance, explique, garde, préfère, vérifie, réponds-moi, demande-moi',
    must: 'il faut, tu dois, doivent, obligatoire, impérativement',
    instead: 'au lieu de, plutôt que, à la place de',
    prefer: "je préfère, j'aime mieux, j'aime bien quand, j'ai l'habitude",
    dislike: "je n'aime pas, je déteste, ça m'énerve, je ne supporte pas",
    self: 'je',
    passing: "pour l'instant, cette fois, aujourd'hui, pour le moment, juste cette fois",
    limit:
      "jusqu'à ce que, jusqu'à mon retour, le temps que, pendant que je, tant que je, jusqu'à lundi, jusqu'à demain",
    mood: "j'en ai marre, ras le bol, quelle galère, c'est pénible, toujours la même erreur, toujours le même problème, toujours pareil",
    complaint: "je t'ai dit, je te l'ai déjà dit, combien de fois, encore une fois",
    negator: 'oublie ce que, oublie le, je ne me souviens, tu te souviens',
    manner:
      'les messages de commit, noms de variables, les noms de, explications, résumés, le résumé, commentaires, les commentaires, messages de commit, les commits, réponses, en français, en anglais',
    draft: 'une annonce, un mail, un courriel, une affiche, un message',
    build: 'rédige, ajoute, crée, implémente, corrige, supprime, enlève, génère, réécris, développe, traduis',
    work: 'la branche, branche main, les tests, dépendances, migrations, fonctions, variables, le code, les fichiers, routes',
    product:
      'le bot, bot, utilisateur, utilisateurs, bouton, écran, formulaire, fenêtre, client, clients, notification, panier, commande client, facture, joueur, abonnement, le compte, patient, élève',
    world: 'erreur, ne compile, ne démarre, plante, ne marche pas, échoue, renvoie, retourne, casse',
    danger: 'production, mots de passe, secrets, données clients, base de prod, en prod',
    question: 'pourquoi, comment, quel, quelle, est-ce que, faut-il, quand, où',
    consult:
      'tu me demandes, tu me préviens, sans que je, sans ma validation, sans mon feu vert, sans me demander, demande-moi avant, mon accord, sans mon accord, préviens-moi avant',
  },
  {
    remember:
      'merk dir, merke dir, denk daran, denk dran, behalte im kopf, merk dir bitte, vergiss nicht dass',
    future: 'ab jetzt, in zukunft, künftig, nächstes mal, ab sofort, von jetzt an, ab heute, zukünftig',
    universal:
      'immer, niemals, jedes mal, nie, nie wieder, grundsätzlich, ausnahmslos, jemals, unter keinen umständen, auf keinen fall, auf gar keinen fall, ohne ausnahme, das gilt immer',
    place: 'in diesem projekt, in diesem repo, in unserem projekt, in unserem repo, bei uns im projekt',
    near: 'dieses projekt, dieses repo, unser projekt, unser team, bei uns',
    team: 'wir, unser team',
    usage:
      'wir haben kein, wir haben keine, bei uns läuft, läuft auf, laufen auf, läuft nur, wird überschrieben, überschreibt der nächste, gehören ins, gehört ins, gehören in, gehört in, liegt unter, liegen unter, setzt nur, macht nur, kein internet, wir schreiben, wir committen, wir testen, wir deployen, wir verwenden, wir benutzen, wir nutzen, wir arbeiten mit, wird generiert, werden generiert, liegt in, liegen in, wir sind auf',
    prohibition:
      'nicht von hand, nicht direkt, lass die zusammenfassung, lass das weg, verwende nicht, verwende kein, verwende keine, benutze nicht, benutze kein, benutze keine, fass nicht, nicht anfassen, mach nicht, verboten, hör auf, lass die finger, finger weg, bloß nicht, bitte nicht, schreib nicht, schreib keine, lösche nicht, ändere nicht, push nicht, keine kommentare, keine emojis, keine neuen, unter keinen umständen, auf keinen fall, auf gar keinen fall, nie wieder',
    order:
      'sprich, gib, nenn, benenne, zeig, sag, schick, leg, pack, nimm, formatiere, kommentiere, dokumentiere, teste, installiere, duz, duze, behalte, verwende, benutze, schreib, schreibe, antworte, nutze, frag, frage, führe, starte, erkläre, halte, prüfe, mach, lass',
    must: 'muss, müssen, du musst, pflicht, zwingend, unbedingt',
    instead: 'anstatt, statt, anstelle von',
    prefer:
      'ich bevorzuge, mir ist lieber, ich mag lieber, ich hätte gern, ich arbeite am liebsten, mir gefällt',
    dislike: 'ich mag keine, ich mag nicht, ich hasse, nervt mich, stört mich',
    self: 'ich',
    passing: 'fürs erste, diesmal, vorerst, heute, erstmal, erst mal, nur dieses mal, momentan, gerade',
    limit:
      'bis ich, bis wir, solange ich, während ich, bis montag, bis morgen, bis zum release, bis auf weiteres',
    mood: 'es nervt, das nervt, so ein mist, verdammt, ich hab die nase voll, zum kotzen, immer das gleiche mit, immer dasselbe mit, immer das selbe',
    complaint:
      'ich habe dir gesagt, ich hab dir gesagt, wie oft, schon wieder, zum letzten mal, ich sagte doch',
    negator: 'vergiss das mit, vergiss was, ich erinnere, erinnerst du',
    manner:
      'die kommentare, zusammenfassung, zusammenfassungen, die zusammenfassung, erklärungen, variablennamen, die variablennamen, fehlermeldungen, die fehlermeldungen, commits, die commits, kommentare, commit-nachrichten, commit messages, antworten, auf deutsch, auf englisch',
    draft: 'eine mail, eine ankündigung, ein schild, einen aushang',
    build:
      'verfasse, formuliere, bau, baue, füge, erstelle, implementiere, korrigiere, behebe, ändere, lösche, entferne, setz das, setze das, generiere, repariere, übersetze',
    work: 'die tests, den tests, abhängigkeiten, migrationen, funktionen, variablen, den code, die dateien, der branch, den main',
    product:
      'der bot, bot, nutzer, benutzer, knopf, button, seite, formular, bildschirm, fenster, menü, kunde, kunden, die app, warenkorb, bestellung, bestellungen, rechnung, rechnungen, spieler, abo, konto, schüler, patient, anmeldung',
    world:
      'fehler, kompiliert nicht, startet nicht, schlägt fehl, funktioniert nicht, geht nicht, stürzt ab, kaputt, hängt, liefert, gibt zurück',
    danger:
      'produktion, produktionsdatenbank, produktivdatenbank, passwörter, zugangsdaten, kundendaten, auf prod',
    question: 'warum, muss das, wie, was, welche, wann, wo, sollen wir, sollten wir',
    consult:
      'ohne dass ich, ohne meine zustimmung, ohne meine freigabe, ohne mein ok, ohne rücksprache, frag mich vorher, frag mich zuerst, ohne mich zu fragen, meine zustimmung, ohne rücksprache, meine freigabe',
  },
  {
    remember: 'lembre-se, lembre, lembra que, guarda isso, anota aí, não esqueça que',
    future:
      'a partir de agora, daqui em diante, daqui pra frente, da próxima vez, de agora em diante, a partir de hoje',
    universal: 'sempre, nunca, jamais, toda vez, em hipótese alguma, de jeito nenhum, sem exceção',
    place: 'neste projeto, neste repositório, nesse projeto, no nosso projeto, nesse repo',
    near: 'aqui a gente, aqui no laboratório, aqui na empresa, aqui no time, este projeto, este repositório, nosso projeto, nosso time',
    team: 'nós, a gente, nosso time',
    usage:
      'aqui a gente usa, não usamos, a gente não usa, a gente escreve, aponta pro, aponta para o, aponta pra, roda em, rodam em, só funciona, não tem internet, é mantido por, guardamos, usamos, a gente usa, nós usamos, trabalhamos com, são gerados, é gerado, ficam em, fica em',
    prohibition:
      'não mexe, não mexam, não mexer, não faz, não coloca, não roda, não sobe, não apaga, não usa, não cria, não altera, não use, não faça, não utilize, não toque, não mexa, não suba, não apague, não escreva, não altere, não coloque, não adicione, não rode, proibido, evite, pare de, não pode',
    order:
      'nomeie, formate, documente, comente, teste, mostre, me mostre, me diga, instale, deixe, guarde, use sempre, use, escreva, responda, faça, pergunte, rode, coloque, mantenha, explique, me pergunte',
    must: 'tem que, você deve, devem, obrigatório, é obrigatório',
    instead: 'em vez de, ao invés de, no lugar de',
    prefer: 'prefiro, eu prefiro, gosto mais, costumo',
    dislike: 'não gosto, odeio, me irrita',
    self: 'eu',
    passing: 'por enquanto, desta vez, hoje, dessa vez, só dessa vez, por ora',
    limit:
      'até eu, até que eu, até a gente, enquanto eu, enquanto estou, até segunda, até amanhã, até terminar',
    mood: 'que saco, que raiva, que droga, não aguento mais, sempre a mesma coisa, sempre o mesmo erro',
    complaint: 'já falei, já te disse, quantas vezes, de novo isso',
    negator: 'esquece aquilo, esquece o que, esqueça o que, não lembro, você lembra',
    manner:
      'os comentários, nomes de variáveis, os nomes de, explicações, resumo, comentários, mensagens de commit, os commits, as respostas, em português, em inglês',
    draft: 'um aviso, um cartaz, um email',
    build: 'redija, adicione, crie, implemente, corrija, arrume, mude, remova, gere, reescreva, traduza',
    work: 'os testes, a branch, dependências, migrações, funções, variáveis, o código, os arquivos',
    product:
      'o bot, bot, usuário, usuários, botão, página, tela, formulário, cliente, notificação, aplicativo, carrinho, pedido, pedidos, fatura, jogador, assinatura, sessão, a conta, aluno, paciente',
    world: 'mesmo erro, não compila, não sobe, falha, não funciona, quebra, dá erro, retorna, trava',
    danger: 'produção, senhas, segredos, credenciais, dados de clientes, banco de produção',
    question: 'por que, como, qual, quando, onde, devemos, será que',
    consult:
      'você me pergunta, me avise, sem que eu, sem a minha aprovação, sem me perguntar, me pergunte antes, minha aprovação, sem minha permissão, me avise antes',
  },
  {
    remember: 'запомни, запомните, учти, имей в виду, не забудь что, возьми на заметку',
    future: 'отныне, впредь, с этого момента, в следующий раз, с сегодняшнего дня, теперь всегда, на будущее',
    universal: 'всегда, никогда, каждый раз, больше никогда, ни в коем случае, ни при каких, без исключений',
    place: 'в этом проекте, в этом репозитории, в нашем проекте, у нас в проекте, в этом репо',
    near: 'у нас в команде, у нас на, у нас всё, у нас все, этот проект, наш проект, наша команда',
    team: 'мы, у нас',
    usage:
      'у нас тут, пишем на, не используем, используем, храним, хранятся в, хранится в, крутится на, собираем на, деплоим, нет интернета, без интернета, остался только, остались только, поддерживает только, мы используем, у нас используется, мы пишем, генерируется, генерируются, лежат в, лежит в',
    prohibition:
      'не предлагай, не ставь, не обновляй, не переписывай, не коммитьте, не используй, не пиши, не делай, не трогай, не лезь, не надо, не пушь, не коммить, не удаляй, не меняй, не добавляй, не лезь, не запускай, не трогать, не пушить, не коммитить, не удалять, не менять, не использовать, не запускать, не добавлять, не писать, нельзя, запрещено, никогда не, ни в коем случае, ни при каких, хватит, прекрати, перестань',
    order:
      'прогоняй, прогони, гоняй, называй, именуй, форматируй, комментируй, документируй, коммить, показывай, говори, давай, храни, держи, ставь, обращайся, используй, используйте, пиши, отвечай, отвечайте, делай, запускай, спрашивай, спроси, добавляй, проверяй, клади, оставляй, объясняй',
    must: 'должен, должны, должно, обязательно, нужно',
    instead: 'вместо, а не',
    prefer: 'я предпочитаю, предпочитаю, мне больше нравится, мне удобнее, я обычно',
    dislike: 'не люблю, терпеть не могу, меня раздражает, бесит',
    self: 'я',
    passing: 'пока, на этот раз, сейчас, сегодня, временно',
    limit:
      'пока я не, пока не вернусь, пока мы не, пока я на, до понедельника, до завтра, до релиза, пока не скажу',
    mood: 'да что ж такое, что за бред, достало, задолбал*, сил нет, как же бесит, вечно одно и то же',
    complaint: 'я же говорил, я говорил, сколько раз, опять',
    negator: 'забудь про, забудь то, не помню, помнишь',
    manner:
      'названия переменных, имена переменных, объяснения, сообщения об ошибках, сводк*, резюме, коммит-месседж*, комментарии, коротко, по-русски, кратко, сообщения коммитов, ответы, по-английски',
    draft: 'письмо, объявление, сообщение для',
    build:
      'добавь, создай, реализуй, исправь, почини, измени, удали, убери, сделай, сгенерируй, перепиши, поправь, переведи',
    work: 'тесты, функции, переменные, ветку, ветка, миграции, зависимости, код, файлы, коммитом, коммит',
    product:
      'бот, бота, боту, чат-бот, пользовател*, юзер*, кнопк*, страниц*, экран*, форма, форме, форму, окно, клиент, клиенту, клиента, клиенты, уведомлени*, корзин*, заказ, заказы, заказа, счёт, игрок*, подписк*, аккаунт*, меню, товар*',
    world:
      'не собирается, не запускается, не компилируется, падает, не работает, ошибка, возвращает, ломается, зависает',
    danger: 'прод, продакшен, продакшн, пароли, секреты, данные клиентов, боевую базу, боевой базе, в мастер',
    question: 'почему, зачем, как, какой, когда, где, надо ли, нужно ли',
    consult:
      'без моего ок, без согласования со мной, без моего, спроси меня, сначала спроси, не спросив, моего одобрения, предупреди меня',
  },
  {
    habit:
      '決まりになって, ルールになって, 決まりです, ルールです, ことになっています, ことになってます, 規約です, 方針です, 決まりで、',
    compliment: 'くれてよかった, くれて良かった, くれて助かり, くれて助かった, ありがとうござい',
    remember: '覚えておいて, 覚えて, 忘れないで, 覚えといて, メモして, 記憶して, 覚えておく',
    future:
      '今後, 今後は, これから, これからは, 次回は, 次回から, 次回以降, 次からは, 以降は, 今日から, これ以降',
    universal: '必ず, いつも, 常に, 絶対に, 絶対, 毎回, 毎度, 決して, 例外なく, どんな場合でも, 何があっても',
    place: 'このリポジトリ, このプロジェクト, うちのプロジェクト, うちのリポジトリ, このコードベース',
    near: 'うちのルール, うちの方針, うちは, うちのチーム, うちでは, 社内, このリポ',
    team: 'うち, 我々, チーム',
    usage:
      'を使っています, を使っている, を使ってる, 使ってます, で統一, 固定です, で管理, で生成, 自動生成, に置く, に置いて, を採用',
    prohibition:
      'しないで, *ないで, *ないこと, *てはいけない, *ちゃだめ, *ちゃダメ, *てはダメ, 使わないで, 禁止, 厳禁, やめて, *ないように, *ないでほしい, 触るな, 使うな, するな, *はなし',
    order:
      '*まとめて, *揃えて, *統一して, *分けて, *残して, *避けて, *報告して, *説明して, *書いて, *使って, *してください, *ください, *答えて, *見せて, *教えて, *聞いて, *確認して, *入れて, *付けて, *つけて, *やって, *してね, *てほしい, *て欲しい, *にして, *してから, *置いて, *走らせて, *回して, *通して, *直して, *お願い, *すること, *書くこと, *使うこと, *しといて',
    must: '必須, べき, *なければならない, *なきゃ, *ないといけない',
    instead: 'ではなく, じゃなくて, の代わりに, よりも, より先に',
    prefer:
      '好み, 好きです, のほうが好き, の方が好き, ほうが見やすい, のほうがいい, の方がいい, 派です, 癖が',
    dislike: '嫌い, 苦手, 嫌です, うざい, 好きじゃない',
    self: '個人的に, 私は, 俺は, 僕は, 自分は',
    passing:
      '今回は, 今日は, とりあえず, いったん, 今だけ, 今は, まで, 今日中, 今日だけ, 今週, 今夜, 明日, 今回だけ, 今のところ, 当面, しばらく, このブランチ, このpr, この作業, 今のうち',
    limit: '戻るまで, 終わるまで, 帰るまで, 来るまで, している間, の間は',
    mood: 'もう嫌, うんざり, 最悪, 勘弁して, またこのエラー, いつもこのエラー',
    complaint: '何度も, 何回も, 言ったよね, 言いました, 前にも, 何度言え',
    negator: '覚えてますか, 覚えていますか, 覚えてる',
    manner: 'コメント, コミットメッセージ, 返答, 回答, 説明, 日本語で, 英語で, 変数名, 関数名, 敬語',
    work: 'テスト, ブランチ, マイグレーション, 依存, パッケージ, 関数, コード, ファイル, コミット, プッシュ, デプロイ, レビュー, リリース, 型を, 型は, 型が, 型の, 型も, 型定義, 型注釈, 型安全',
    product:
      '敵, ボス, プレイヤー, キャラ, アイテム, ステータス, ダメージ, スコア, ゲーム, 合計, ユーザー, ユーザ, ボタン, 画面, ページ, フォーム, ログイン, 一覧, メニュー, モーダル, 通知, アプリ, お客',
    world:
      '失敗, エラー, 動かない, 落ちる, 落ちた, 返す, 返って, 壊れ, 表示され, 止まる, 不便, てしまう, てしまい',
    danger:
      '本番, 本番環境, 本番db, パスワード, 秘密鍵, 顧客データ, 個人情報, 鍵を, 鍵は, 鍵が, 鍵や, 鍵の, 認証情報',
    question: 'ですか, ますか, か？, なぜ, どうして, どう, どれ, いつ, どこ, でしょうか, すべきですか',
    consult: '先に聞いて, 確認を取って, 許可なく, 勝手に, 承認, 事前に相談, 相談して',
    wrong: 'いいえ, 違う, 違います',
  },
]

const more: Readonly<Partial<Record<CueClass, string>>> = { wrong: 'non, não, nein, нет', question: '¿' }

export const other: Lexicon = gather([...languages, more])

function gather(all: readonly Readonly<Partial<Record<CueClass, string>>>[]): Lexicon {
  const found: Partial<Record<CueClass, string[]>> = {}
  for (const one of all)
    for (const [cls, list] of Object.entries(one) as [CueClass, string][])
      found[cls] = [...(found[cls] ?? []), ...words(list)]
  return found
}
