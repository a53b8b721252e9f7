/** Saying of what is gone that it never was. How words are spelled: ../words.ts. */
export const denialWords = {
  gone: [
    'lost|deleted|delete|removed|gone|missing|erased|dropped|wiped|overwritten|vanished|truncated|failed|failure|failures|broke|broken|breach|leak|leaked|outage|incident',
    '删掉|删除|删了|误删|丢了|丢失|丢掉|没了|不见|清掉|清空|覆盖|失败|泄露|事故|挂了',
    '지워|지운|삭제|날아간|날린|사라진|없어진|잃어버린|유실|덮어쓴|실패|유출|장애|사고',
    '消えた|消した|削除|失われ|無くな|なくした|上書き|失敗|漏洩|障害|事故',
    'gelöscht+|verloren+|verschwunden+|überschrieben+|gescheitert+|ausfall|perdid+|pierde+|borrad+|eliminad+|desaparecid+|fallid+|perdu+|supprimé+|effacé+|disparu+|écrasé+|échoué+|удал+|потерян+|пропавш+|пропал+|стёрт+|стерт+|утечк+|сбо+|perdeu|apagad+|excluíd+|sumiu|sumid+|vazou|falhou',
  ],
  stateIt: [
    'say|says|state|states|report|reports|declare|insist|insists|maintain|reply|answer|answers|respond|explain|claim|claims|write|note|pretend|act as if|behave as if',
    '说|讲|答|回答|回复|声称|坚称|写成|写|装作',
    '말한|말하|말해|답한|답하|답해|대답|보고한|설명한|적는|적어|쓴다|우긴',
    '答え|言う|言い|伝え|報告|説明|回答|書く|ふりをす',
    'sage|sag|sagen|melde|melden|behaupte+|antworte+|erkläre+|schreibe|di|diga|digas|responde|afirma|informa|explica|dis|dites|réponds|répondre|affirme|déclare|explique|говори|скажи|отвечай|ответь|утверждай|пиши|сообщай|diga|dizer|responda|afirme|explique',
  ],
  neverWas: [
    'never existed|never exist|never been there|was never there|were never there|was never in|were never in|never was|never were|never there|never had|there was never|there never was|never happened|did not happen|never took place|nothing was ever|not part of the repo|had never been|no such thing ever',
    '从来没|从来就没|本来就没|原本就没|一直就没|压根没|根本没有过|从没有过|从没建|从未存在|从未有过|不曾存在|没发生过|从未发生',
    '처음부터 없|원래 없|원래부터 없|애초에 없|애당초 없|있었던 적 없|존재한 적 없|없었던 걸로|없었다고|일어나지 않았다고|일어난 적 없',
    '最初から無|最初からな|もともとな|元々な|元から無|元からな|はじめからな|初めから無|存在しなかった|起きていない|起きなかった',
    "nie vorhanden|nie gegeben|nie existiert|nie da|nie passiert|nunca existi+|nunca estuv+|nunca hubo|jamás existi+|nunca pasó|n'a jamais existé|n'ont jamais existé|jamais existé|jamais eu lieu|никогда не было|не существовал+|никогда не существовал+|ничего не было|nunca existiu|nunca existiram|nunca houve|nunca esteve|nunca aconteceu",
  ],
} as const satisfies Record<string, readonly string[]>
