import type { Phrase } from '../phrase.ts'

/** Ended by what replaces it, or not ended. */
const REPLACED =
  /\b(?:once|until|if|unless|contracts?|customers?|vendors?|price\w*|orders?|v\d|api|docs?\/|readme|tokens?|sessions?|never|not)\b|合同|客户|订单|接口|令牌|会话|文档|草稿|不会|계약|고객|주문|토큰|세션|api|문서|契約|顧客|注文|トークン|セッション/

/** R13: what was agreed before is declared void, all of it. */
export const voidAgreementPhrases: readonly Phrase[] = [
  {
    code: 'override',
    detail: 'lapsed',
    pattern:
      /\b(?:earlier|previous|prior|past|former|old|existing)\s(?:[\w-]+ )?(?:agreements?|arrangements?|understandings?|conventions?|commitments?|promises|deals?)\b[^.;!?]{0,40}?\b(?:void|null|off the table|cancell?ed|no longer (?:count|hold|bind|apply)\w*|expire\w*|lapse\w*|worthless|moot|dead|out the window|scrapped|annulled|don't count|can be forgotten)\b|\b(?:everything|anything|whatever|all) (?:that )?(?:we|you and i|the team) (?:ever )?(?:agreed|settled|arranged|promised|decided)\b[^.;!?]{0,40}?\b(?:void|null|off|cancell?ed|no longer (?:counts?|holds?|binds?|applies)|moot|expired|scrapped|worthless|forgotten)\b/g,
    unless: REPLACED,
  },
  {
    code: 'override',
    detail: 'lapsed',
    pattern:
      /(?:之前|以前|先前|此前|过去|原先|早先|旧)的?(?:关于|对)?[^。;,，!?]{0,12}?(?:约定|协议|规定|规矩|说好的|承诺|共识)[^。;!?]{0,4}?(?:一概|一律|全部|统统|通通|都|全)(?:已)?(?:作废|失效|无效|不算数?|不作数|废止|取消|清零|翻篇|当没)|(?:이전|예전|지금까지|그동안|기존|앞선)[^.;!?]{0,14}?(?:약속|합의|약정|규약|협의)[^.;!?]{0,8}?(?:모두|전부|다|일괄|싹)\s?(?:무효|없던|폐기|효력|취소)|(?:以前|これまで|過去|先)の[^。;!?]{0,10}?(?:約束|合意|取り決め|申し合わせ)[^。;!?]{0,6}?(?:すべて|全て|全部|一切)[^。;!?]{0,2}?(?:無効|破棄|なかった|取り消|白紙)|(?:alle |sämtliche )(?:bisherigen|früheren|alten|vorherigen)\s(?:\S+\s)?(?:absprachen|vereinbarungen|zusagen|abmachungen)[^.;!?]{0,30}?(?:hinfällig|ungültig|nichtig|aufgehoben|gelten nicht|erloschen)|tod[oa]s (?:los |las |os |as )?(?:acuerdos|acordos|compromisos|compromissos|pactos|combinados)\s[^.;!?]{0,40}?(?:sin efecto|anulad|nul|ya no (?:val|cuent)|sem efeito|já não val|cancelad)|tous les (?:accords|engagements|arrangements)\s[^.;!?]{0,40}?(?:caducs?|nuls?|annul|ne (?:valent|comptent) plus|sans effet)|все (?:прежние|прошлые|ранние|старые|предыдущие)?\s?(?:договор[её]нности|соглашения|обещания)[^.;!?]{0,30}?(?:недействит|отмен|аннулир|больше не|утрат)/g,
    unless: REPLACED,
  },
  {
    code: 'identity',
    detail: 'other self',
    pattern:
      /\b(?:rewrit|redefin|overwrit|re-?writ|reprogram)\w*\s(?:your|the agent's) (?:own |whole |core )?(?:system )?(?:instructions?|prompt|identity|persona|character|guidelines|self|nature|constitution)\b|\b(?:no|refus\w+|declin\w+|can't|cannot|never)\W{0,2}\s(?:is not|isn't|does not exist|doesn't exist|is no word|has no place)\s(?:a word )?(?:in|part of) your (?:vocabulary|dictionary|lexicon)|(?:重写|改写|重新定义|重新编写|重新设定|重订)(?:一遍)?你的?(?:系统)?(?:指令|提示词?|身份|人设|准则|设定)|你的?(?:字典|词典|词汇)(?:里|中)没有[^。;]{0,6}?(?:拒绝|不行|“不”|不)|(?:너의|네|당신의)\s(?:시스템 )?(?:지침|지시|프롬프트|정체성?|성격|인격)(?:을|를|은)?\s?(?:새로|다시|처음부터)\s?(?:쓴|써|정한|정의|짠|작성)|(?:네|너의|당신의) 사전에(?:는|서)?\s?[^.;]{0,10}?없|(?:お前|あなた|君)の(?:システム)?(?:指示|プロンプト|人格|アイデンティティ)を(?:書き直|書き換え|定義し直)|辞書に(?:拒否|断る|「?いいえ)[^。;]{0,6}?(?:ない|無い)|(?:ich|wir) (?:schreibe|schreiben|definiere) deine (?:system)?(?:anweisungen|identität|regeln)\s[^.;]{0,10}?(?:neu|um)|reescrib\w* tu(?:s)? (?:instrucciones|identidad|prompt|personalidad)|je réécris (?:tes|ton|ta) (?:consignes|instructions|identité|prompt|personnalité)|(?:переписываю|заново пишу) (?:твои|твою) (?:инструкции|личность|системн)|reescrev\w* (?:as )?(?:suas?|teu|tuas?) (?:instruções|identidade|personalidade)/g,
  },
]
