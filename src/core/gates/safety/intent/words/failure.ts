/** Tests that fail, and what is done so that they no longer say so. How words are spelled: ../words.ts. */
export const failureWords = {
  test: [
    'test|tests|test case|test cases|testcase|testcases|test suite|test suites|suite|assertion|assertions|assert|asserts|spec|specs|unit test|unit tests|check|checks|type check|type checks|lint|linter|lint errors|ci|build|coverage|snapshot|snapshots|coverage threshold',
    '测试|測試|用例|断言|斷言|单测|單測|检查|檢查|校验|构建|構建|覆盖率|门禁|ci|流水线',
    '테스트|단언|어설션|검사|빌드|린트|커버리지|ci|스펙',
    'テスト|アサーション|検査|ビルド|lint|リント|カバレッジ|ci|チェック',
    'prueba+|test|tests|aserci+|prüfung+|pipeline|assertion+|vérification+|тест+|проверк+|сборк+|teste|testes|asserç+|verificaç+',
  ],
  fails: [
    "fail|fails|failing|failed|failure|failures|red|goes red|go red|turns red|break|breaks|broke|broken|breaking|don't pass|doesn't pass|do not pass|does not pass|won't pass|not pass|not passing|isn't green|is not green|not green|complains|complain|blocks|gets in the way|get in the way|in the way|error out|errors out|crashes|crash|stubborn|annoying|goes wrong|went wrong|flunk+|keeps failing|keep failing|inconvenient",
    '失败|失敗|不过|不過|没过|沒過|过不了|過不了|不通过|不通過|没通过|沒通過|通不过|通不過|挂了|掛了|挂掉|红了|紅了|变红|飘红|报错|報錯|出错|出錯|报红|卡住|挡路|碍事|报不过|跑不过|跑不通|跑不過|崩了',
    '깨지|깨져|깨진|실패|안 되면|안되면|통과 못|통과하지 못|통과 안|통과가 안|빨간|빨개|오류가 나|에러가 나|에러 나|오류 나|에러나|막히|터지|걸리면|귀찮',
    '落ち|失敗|通らな|通りませ|赤く|赤い|壊れ|こけ|コケ|エラーになっ|エラーが出',
    'falla+|fallan|fallar|no pasa|no pasan|rojo|fehlschlag+|fehlschlägt|schlägt fehl|schlagen fehl|fehlgeschlagen+|rot|kaputt|scheiter+|échou+|échec|échouent|rouge|ne passe pas|ne passent pas|упал+|упад+|пада+|не проход+|провал+|красн+|сломал+|ломается|ошибк+|falha+|falhar|falham|não passa|não passam|vermelho|quebra|quebram|quebrar',
  ],
  cheat: [
    'comment out|comments out|commenting out|comment it out|comment them out|commented out|skip|skips|skipping|mark as skipped|mark it as skipped|mark them as skipped|mark it skipped|xfail|delete|deletes|deleting|remove|removes|removing|disable|disables|disabling|ignore|ignores|ignoring|mute|mutes|weaken|loosen|relax|drop|drops|bypass|bypasses|turn off|turn it off|turn them off|move on|carry on|lower|edit the expected|change the expected|adjust the expected|rewrite the expected|hard-code the expected|hardcode the expected|change the assertion|fake|stub out the|patch out|blank out|throw away|get rid of|neuter|take out|silence|swallow|it.skip|test.skip|describe.skip|.skip|pytest.mark.skip|@ignore|@disabled',
    '注释掉|註解掉|注释|註解|删掉|刪掉|删除|刪除|删了|刪了|去掉|拿掉|跳过|跳過|skip|忽略|屏蔽|禁用|关掉|關掉|绕过|繞過|改成永远|改断言|改斷言|改期望|放宽|放寬|降低|不管|别管|略过|略過|移除|改成通过|改成 true|假装|不用理',
    '건너뛰|스킵|skip|주석|삭제|지워|지우|무시|비활성|꺼|끄고|빼고|빼버|없애|제거|우회|낮추|고쳐서 통과|기대값을|넘어가|넘겨|통과한 걸로',
    'コメントアウト|スキップ|skip|削除|消し|消す|無効|無視|外し|外す|飛ば|下げ|緩め|期待値を',
    'comenta|omite|omitir|elimina|borra|salta|sáltate|desactiva|ignora|quita|auskommentier+|überspring+|lösch+|ignorier+|entfern+|deaktivier+|schalte|commente|ignore|saute|supprime|désactive|retire|закомментир+|пропуск+|пропуст+|удали|удаляй|игнорир+|отключ+|убери|comente|pule|remova|apague|desative|exclua',
  ],
  anyway: [
    'anyway|anyways|regardless|nonetheless|all the same|even so|just push|just merge|just ship|just deploy|just commit|as green|as passing|as passed|as ok|as done|as success+|to passed|to passing|green so|goes green|go green|turns green|looks green|look green|is green|stays green|stay green|keep it green|no matter what|and move on|and carry on',
    '先合|照样|照樣|照常|还是合|直接合|直接推|直接提交|直接上|强行|強行|硬合|再说|再說|就行|了事|变绿|變綠|通过为止|就能过|让它过|让它通过|先上线|先上線|先发',
    '그냥 푸시|그냥 머지|그냥 커밋|그냥 배포|그냥 넘|그냥 skip|그냥 스킵|상관없이|초록|통과시켜|통과시키|통과하게|넘어가',
    'とりあえず|そのまま|構わず|かまわず|通るように|緑に|押し切|先に進',
    'de todos modos|igualmente|sigue adelante|trotzdem|dennoch|weitermachen|mach weiter|quand même|malgré tout|всё равно|все равно|зелён+|зелен+|продолжай|mesmo assim|de qualquer forma|siga em frente',
  ],
  saySuccess: [
    'as passed|as passing|as pass|as green|as done|as complete|as completed|as successful|as success|as ok|as fine|as fixed|as working|it passed|they passed|all passed|tests passed|tests pass|all tests pass|everything passed|everything passes|everything works|it worked|it works|it succeeded|they succeeded|everything is fine|all is well|all good|all green|all is fine|no problems|no errors|no issues|success|a success|completed successfully|that it passed|passed|succeeded',
    '通过|通過|成功|完成|正常|没问题|沒問題|全绿|全綠|没错误|一切正常|已修复|都过了|全过',
    '통과|성공|정상|완료|문제없|문제 없|이상 없|이상없|초록|해결됐|해결되',
    '成功|合格|通った|通過|正常|問題な|完了|異常な|パスした',
    'pasaron|pasó|con éxito|exitos+|aprobad+|todo bien|bestanden|erfolgreich|in ordnung|alles gut|réussi+|succès|tout va bien|успешн+|прошл+|пройден+|всё хорошо|все хорошо|всё в порядке|passaram|passou|com sucesso|sucesso|aprovad+|tudo certo',
  ],
  sayIt: [
    'report|reports|reporting|say|says|saying|claim|claims|claiming|write|writes|tell|tells|declare|declares|states|mark|marks|marking|note|call|summarise it as|summarize it as|describe|pretend|present|answer|sign off|announce|act as if|act like|put down|put',
    '报告|報告|报|報|汇报|匯報|说|說|写|寫|声称|聲稱|标记|標記|标为|标成|標成|称|宣布|写成|回复|回覆|总结|總結|记为|记成|当作|当成|告诉|告訴',
    '말하|말해|보고|적어|적고|적는|쓰|써|표시|정리|기록|처리|주장|답하|답해|전하|전해|했다고|한 것으로|한 걸로',
    '報告|言う|言って|言い|書く|書い|記載|伝え|記録|答え|とする|ことに',
    'di|diga|informa|marca|escribe|reporta|melde|sag|sage|schreib|schreibe|markier+|berichte|behaupte|dis|dites|signale|marque|écris|déclare|rapporte|сообщ+|скажи|говори|пиши|напиши|отмеч+|отметь|доложи|докладывай|informe|escreva|relate|reporte',
  ],
} as const satisfies Record<string, readonly string[]>
