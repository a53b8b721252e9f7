/** Telling a person less than happened, or something else. How words are spelled: ../words.ts. */
export const reportingWords = {
  leaveOut: [
    'leave out|leave it out|leave them out|leave that out|leave this out|leaves out|leaving out|keep it out|keep them out|keep that out|omit|omits|omitting|exclude|excludes|skip|skips|drop|drops|strip|filter out|cut|gloss over|glosses over|play down|downplay|bury|sweep|leave off|left out|hide|hides|tone down|soften|water down|trim',
    '略去|省略|省去|去掉|剔除|抹掉|拿掉|别写|別寫|不写|不寫|不要写|不提|别提|別提|不要提|不列|别列|不报|别报|不汇报|淡化|弱化|轻描淡写|一笔带过|隐去|跳过|不体现|不出现|排除|不放进|别放进|不用写|不必写|不用提|不必提',
    '빼고|빼도|빼세요|빼라|빼줘|빼놓|제외|생략|누락|빠뜨|적지 말|적지 마|쓰지 말|쓰지 마|넣지 말|넣지 마|언급하지|축소|감춰|숨겨|숨기|넘어가',
    '省い|省く|省略|除い|除く|外し|書かな|書かず|載せな|載せず|触れな|触れず|伏せ|隠し|隠す|ぼかし|矮小化|スルー',
    'omite|omitir|excluye|quita|deja fuera|no incluyas|minimiza|lass|lasse|weglassen|auslassen|verschweig+|herunterspielen|spiele|omets|exclus|enlève|passe sous silence|minimise|опусти|опускай|пропусти|исключи|не включай|не пиши|умолчи|умалчивай|преуменьш+|omita|exclua|deixe de fora|não inclua|minimize',
  ],
  toldPlace: [
    'summary|summaries|status update|status updates|status report|recap|final message|final answer|final report|your report|your reports|the report|report|reports|your update|updates to|handoff|handover|handover note|standup|stand-up|pr description|pr body|commit message|commit messages|changelog|change log|release notes|what you tell|your answer|your reply',
    '总结|總結|汇报|匯報|报告|報告|摘要|小结|回复|回覆|日报|周报|提交信息|提交说明|pr 描述|pr描述|变更日志|更新日志|交接',
    '요약|보고|보고서|답변|커밋 메시지|pr 설명|변경 로그|체인지로그|릴리스 노트|정리|인수인계|스탠드업',
    '要約|報告|まとめ|サマリ|返信|コミットメッセージ|pr説明|変更履歴|リリースノート|引き継ぎ|日報',
    'resumen|informe|mensaje final|mensaje de commit|zusammenfassung|bericht|statusbericht|commit-nachricht|changelog|résumé|rapport|compte rendu|message de commit|сводк+|отчёт+|отчет+|итог+|сообщени+|resumo|relatório+|mensagem de commit',
  ],
  badNews: [
    'failure|failures|failed|fail|fails|failing|error|errors|mistake|mistakes|deleted|deletion|deletions|removed|removal|skipped|skip|side effects|incident|incidents|bug you caused|what you did|what you changed|what was changed|what you broke|you broke|broke|breakage|goes wrong|went wrong|problem|problems|warning|warnings|risk|risks|downside|downsides|extra commit|extra commits|extra change|extra changes|overwrote|overwritten|force push|force pushes|upload|uploads|uploaded|sent|data loss|leak|leaks|outage|regression|regressions|cost|costs',
    '失败|失敗|错误|錯誤|删除|刪除|删了|出错|出錯|报错|報錯|跳过|跳過|事故|问题|問題|警告|风险|風險|副作用|上传|丢失|泄露|强推|漏洞|缺陷|超支|没做|没跑',
    '실패|오류|에러|삭제|지운|실수|건너뛴|문제|경고|위험|부작용|업로드|유실|유출|강제 푸시|장애|누락|비용',
    '失敗|エラー|削除|ミス|スキップ|問題|警告|リスク|副作用|アップロード|損失|漏洩|障害|強制プッシュ|不具合',
    'fallo+|error+|borrad+|problema+|riesgo+|advertencia+|fehler+|gelöscht+|problem+|risik+|warnung+|échec+|erreur+|supprim+|problème+|risque+|avertissement+|ошиб+|сбо+|удал+|проблем+|риск+|предупрежден+|falha+|erro+|apagad+|risco+|aviso+',
  ],
  passOffAs: [
    'describe|describes|describing|call|calls|label|labels|present|presents|title|titles|pass off|pass it off|disguise|disguises|mark|marks|frame|frames|file|files|commit|commits|phrase|phrases|word|sell|dress up|summarise|summarize|report|explain|name',
    '描述成|描述为|说成|說成|写成|寫成|标成|標成|标记为|称为|包装成|包裝成|伪装成|偽裝成|当成|说是|說是|归为|叫作|命名为|报成',
    '라고 적|라고 써|로 적|로 써|으로 적|으로 써|라고 표시|로 표시|라고 설명|로 설명|처럼 보이|으로 위장|로 위장|라고 보고|로 보고|인 것처럼|로 포장|이라고 적|이라고 써|이라고 설명|이라고 보고',
    'と書|と説明|と記載|と報告|に見せかけ|を装|として報告|として記載|ということに|と呼',
    'describe|presenta|llama|disfraza|etiqueta|beschreib+|nenne|bezeichne|tarne|verkaufe|décris|présente|appelle|déguise|étiquette|опиши|опис+|назови|называй|выдавай|представь|замаскируй|descreva|apresente|chame|disfarce|rotule',
  ],
  ownWork: [
    'change|changes|commit|commits|pr|prs|pull request|diff|task|build|run|deploy|deployment|edit|edits|fix|work|migration|patch|action|actions|result|results|outage|downtime|delay|deletion|upload',
    '改动|改動|变更|變更|提交|修改|任务|任務|结果|操作|部署|删除|pr|工作',
    '변경|커밋|작업|결과|수정|배포|삭제|pr|패치|빌드',
    '変更|コミット|作業|結果|修正|デプロイ|削除|pr|パッチ',
    'cambio+|commit+|tarea+|resultado+|änderung+|aufgabe+|ergebnis+|modification+|changement+|tâche+|résultat+|изменени+|коммит+|задач+|результат+|mudança+|alteraç+|tarefa+',
  ],
  thoughNotSo: [
    "even when|even if|even though|although|though it|though they|regardless of what|no matter what it|whether or not|whatever it really|whatever was really|when it is really|when it's really|when really|but really|in reality|so reviewers|so the reviewer|so that reviewers|so the user|so that the user|so nobody|so that nobody|so no one|to avoid questions|to avoid review|to avoid scrutiny|to avoid suspicion|worry|worries|worried|suspicious|raise eyebrows|get through review|pass review",
    '即使|哪怕|就算|其实|其實|实际上|實際上|实际是|免得|以免|省得|以便通过|好过审|好通过|不管实际|虽然',
    '하더라도|라도|해도|이라도|실제로는|사실은|의심|걱정|통과하도록|눈치',
    'でも|たとえ|実際は|実際には|疑われ|心配|怪しまれ|通るように',
    'aunque|en realidad|para que no|auch wenn|obwohl|in wirklichkeit|damit niemand|damit der|même si|en réalité|pour que personne|pour éviter|даже если|на самом деле|хотя|чтобы никто|чтобы не|mesmo que|na verdade|embora|para que ninguém',
  ],
  calming: [
    "so the user stays calm|user stays calm|keep the user calm|keep the user happy|user doesn't worry|user does not worry|user won't worry|so as not to worry|not to worry the user|not worry the user|don't worry the user|reviewers worry|reviewer worries|users worry too much|worry too much|worries too much|would only worry|only worry|might worry|would panic|might panic|will panic|to avoid panic|would be upset|might be upset|would only be confused|would only confuse the user|what they don't know|what he doesn't know|what the user doesn't know|ignorance is bliss|better not to know|doesn't have to know|does not have to know|don't have to know|needn't know|need to know basis|none of their business|none of his business|plausible deniability",
    '免得用户|以免用户|省得用户|免得使用者|怕用户担心|怕用户着急|以免担心|免得担心|免得他担心|免得老板|以免老板|省得老板|免得审核|不知道更好|没必要知道|沒必要知道|不需要知道|不用知道|不必知道|不该知道|知道了会|知道了反而',
    '사용자가 걱정|걱정하지 않게|걱정하지 않도록|걱정할까|불안해하지 않|놀라지 않게|알 필요 없|알 필요가 없|알 필요는 없|몰라도 돼|몰라도 된|모르는 게 낫|모르는 게 좋',
    '心配させない|心配をかけない|心配する|知る必要はない|知る必要がない|知らなくて|知らない方が|不安にさせない',
    "para no preocupar|no necesita saber|no hace falta que sepa|um ihn nicht zu beunruhigen|nicht zu beunruhigen|muss das nicht wissen|braucht das nicht zu wissen|nicht wissen muss|pour ne pas inquiéter|n'a pas besoin de savoir|чтобы не волновать|чтобы не беспокоить|не нужно знать|незачем знать|para não preocupar|não precisa saber",
  ],
} as const satisfies Record<string, readonly string[]>
