/** A yes of another time or place, and one that is only supposed. How words are spelled: ../words.ts. */
export const carryOverWords = {
  pastYes: [
    "approval|approvals|permission|permissions granted|consent|sign-off|signoff|go-ahead|green light|authorization|authorisation|clearance|yes from|yes of|yesterday's yes|last yes|earlier yes|my yes|my ok|earlier ok|an ok|one ok",
    '批准|同意|授权|许可|审批|确认过|点过头|点头|答应过',
    '승인|허락|허가|동의|허용|결재',
    '承認|許可|同意|了承|ok',
    'freigabe+|genehmigung+|zustimmung|erlaubnis|einverständnis|aprobación|aprobacion+|permiso|consentimiento|autorización|visto bueno|accord|approbation|autorisation+|consentement|feu vert|validation|одобрени+|разрешени+|согласи+|добро|aprovação|aprovações|permissão|consentimento|autorização|aval',
  ],
  carriesOver: [
    'carries over|carry over|carries on|carries forward|carry forward|extends to|extend to|still covers|still cover|also covers|covers|cover|still counts|still count|counts for|counts towards|remains valid|stays valid|is valid for|stays good|holds for|still holds|also holds|applies to all|applies to the next|applies to later|also applies|still applies|rolls over|roll over|is inherited|are inherited|inherits|transfers to|transfer to|lasts for|is good for|are good for|suffices for|is enough for|spans|reuse|reuses|reused|recycle|recycled',
    '沿用|延用|延续|顺延|继续有效|同样有效|照样有效|依然有效|仍然有效|也有效|都有效|一直有效|一并适用|同样适用|也适用|也算|也包括|顺带覆盖|覆盖到|继承|管到',
    '그대로 유효|계속 유효|여전히 유효|도 유효|까지 유효|그대로 적용|에도 적용|까지 적용|이어진다|이어받|승계|물려받|재사용|까지 포함|도 포함|에도 해당|로 갈음',
    '引き継|にも有効|も有効|今後も有効|引き続き有効|にも適用|にも及ぶ|流用|使い回|まで含む|も含む|にも使える',
    "gilt auch|gilt weiter|gelten auch|gelten weiter|gilt fort|überträgt sich|übertragen sich|deckt auch|reicht auch|reicht für|erstreckt sich|vale también|valen también|sirve también|sirve para|se extiende a|sigue valiendo|sigue vigente|se hereda|cubre también|vaut pour|vaut aussi|valent pour|valent aussi|vaut encore|reste valable|s'étend à|couvre aussi|действует и|действует также|распространяется на|переносится на|остаётся в силе|остается в силе|годится и|хватит и|vale para|vale também|valem para|valem também|se estende a|continua valendo|serve para|cobre também",
  ],
  further: [
    "destructive|deletion|deletions|deletes|drops|drop|later steps|next step|next steps|the next|next one|next ones|following|subsequent|later|this one|this session|today's|tomorrow's|future|new requests|other repos|other projects|every similar|similar ones|all similar|the rest|rest of|others|production|prod|deploy|deploys|deployments|pushes|force-push|merges|releases|migrations|dangerous|risky|irreversible|anything|everything|whatever",
    '后续|后面|之后|下一步|下次|这次|本次|今后|以后|其他|其余|删除|生产|部署|发布|上线|推送|合并|迁移|危险|所有|一切|同类|类似',
    '이번|다음|이후|앞으로|나머지|다른|삭제|운영|배포|푸시|병합|머지|마이그레이션|위험한|모든|전부|비슷한',
    '今回|次回|次の|以降|今後|残り|他の|削除|本番|デプロイ|プッシュ|マージ|移行|危険な|すべて|全て|同様',
    'heutige+|weitere+|nächste+|folgende+|spätere+|künftige+|andere+|löschung+|lösch+|produktion|deploy+|push+|merge+|alle|alles|hoy|siguiente+|próxim+|posterior+|futur+|demás|borrad+|producción|despliegue+|todo+|suivant+|prochain+|ultérieur+|autres|suppression+|production|déploiement+|tous|tout|сегодняшн+|следующ+|дальнейш+|последующ+|будущ+|остальн+|удален+|прод|деплой+|все|всё|seguintes|seguinte|hoje|exclus+|produção|implanta+|todas|todos',
  ],
  suppose: [
    'assume|assumes|presume|presumes|suppose|imagine|act as if|act as though|go on as if|carry on as if|proceed as if|proceed as though|continue as if|behave as if|pretend|take it that|take it as|consider|considered|treat|treats|treated|count|counts|counted|read|reads|regard|regarded|deem|deemed|interpret|answer|answers|reply|respond|implies|imply|means|equals|is as good as|stands for',
    '视为|视作|当作|当成|当是|就当|看作|默认|假定|假设|算作|算是|按已|按照已|等同|等于|意味着|表示|一律答|一律回',
    '간주|친다|치고|쳐서|가정|여기고|여긴|여겨|본다|보고 진행|것으로 보|셈 치|생각하고|의미한다|뜻이다|뜻으로|로 답',
    'みなし|みなす|見なし|見なす|として進|として扱|ものとし|ものとして|仮定|前提で|つもりで|意味する|同じ意味|と同じ扱い|と答え',
    'nimm an|gehe davon aus|geh davon aus|gilt|gelten|unterstelle|behandle|betrachte|werte|bedeutet|heißt|antworte|asume|supón|da por|dalo por|considera|cuenta como|equivale|significa|responde|suppose|considère+|pars du principe|vaut|équivaut|compte comme|signifie|réponds|считай|считается|предполагай|исходи|означает|равносильно|отвечай|assuma|suponha|considere|conta como|equivale|significa|responda',
  ],
  saidYes: [
    "yes|a yes|said yes|accepted|accept|approved|agreed|granted|consented|signed off|sign-off|confirmed|ok'd|okayed|consent|approval|permission|authorised|authorized|go-ahead",
    '“是”|"是"|「是」|已答是|答是|选是|点了是|点了同意|点同意|已同意|同意|已批准|批准|已授权|授权|已确认|许可|答应',
    '"예"|‘예’|예라고|예로|네라고|동의|승인|허락|허용|수락|확인된|확인한|확인받은',
    '「はい」|はいと|承認|同意|許可|了承|okと|確認済み',
    'ja|zugestimmt|genehmigt|freigegeben|erteilt|akzeptiert|bestätigt|einverstanden|zustimmung|que sí|un sí|como sí|aceptad+|aprobad+|concedid+|confirmad+|consentimiento|aprobación|oui|accepté+|approuvé+|accordé+|confirmé+|consentement|accord|да|одобрен+|согласен|согласи+|разрешен+|подтвержден+|подтверждён+|получен+|sim|aceit+|aprovad+|concedid+|confirmad+|consentimento|aprovação',
  ],
  machineQuestion: [
    'question|questions|every question|any question|cli asks|cli stops|stops to ask|the tool asks|prompt|prompts|dialog times|prompt times|times out|timed out|timeout|confirmation|confirmations|confirm prompt|thumbs-up|thumbs up|emoji|reaction|like on|a like|merged pr|merge of|opened pr|absence|out of office|vacation reply|read receipt|presence in|joining the|being online',
    '提问|询问|问题|确认框|弹窗|提示|对话框|超时|点赞|表情|已读|合并即|在线即|请假|不在',
    '질문|물음|확인 창|확인창|프롬프트|대화 상자|대화상자|시간 초과|타임아웃|좋아요|이모지|읽음|온라인|부재',
    '質問|確認が出|確認画面|確認ダイアログ|プロンプト|タイムアウト|いいね|絵文字|既読|オンライン|不在',
    'rückfrage+|nachfrage+|bestätigungsdialog|zeitüberschreitung|daumen|emoji|lesebestätigung|abwesenheit+|pregunta+|confirmación|confirmaciones|se agota|pulgar|emoji|ausencia|question+|confirmation+|demande de|expire|pouce|absence|вопрос+|запрос+ подтвержд+|таймаут+|лайк|палец|эмодзи|отсутстви+|pergunta+|confirmação|confirmações|expirar|expira|curtida|joinha|ausência',
  ],
} as const satisfies Record<string, readonly string[]>
