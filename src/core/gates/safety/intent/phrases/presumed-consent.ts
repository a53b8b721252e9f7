import type { Phrase } from '../phrase.ts'

/** Silence taken for a yes, a no that is not taken, and orders that come from nowhere. */
export const presumedConsentPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /\b(?:silence|no (?:answer|reply|response|objections?|reaction)|a missing (?:answer|reply))\b[^.;!?]{0,30}?\b(?:as|is|means?|counts? as|equals?)\s(?:an? )?(?:yes|approval|consent|ok|okay|agreement|go-ahead|permission)\b|\b(?:(?:does not|doesn't|do not|don't) (?:answer|reply|respond|react|object)|(?:nobody|no one) (?:answers|replies|responds|reacts|objects))\b[^.;!?]{0,30}?\b(?:take|count|treat|consider|assume)\w*\b[^.;!?]{0,12}?\b(?:yes|approv\w+|consent\w*|agreed?|ok)\b/g,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /(?:没(?:有)?(?:回复|回应|反应|回答|答复|反对)|不回复?|不说话|沉默)[^。;]{0,6}?(?:就)?(?:当|算|视为|等于|默认|表示)(?!作?(?:没|不|未|拒|否))[^。;]{0,4}?(?:他|她|已|是)?(?:们)?(?:同意|批准|答应|默许|通过|许可)|(?:답|응답|대답|반응|말|회신)이?\s?없(?:으면|을 때는?)\s?[^.;]{0,6}?(?:동의|승인|허락|허가)|침묵은?\s?[^.;]{0,4}?(?:동의|승인)|(?:返事|返信|回答|反応)がなければ[^。;]{0,6}?(?:承認|同意|許可)|schweigen\s(?:gilt|zählt|ist|bedeutet)[^.;]{0,10}?(?:zustimmung|ja|genehmig)|(?:el )?silencio\s(?:es|equivale|cuenta)[^.;]{0,10}?(?:sí|aprobación|consentimiento)|silence\s(?:vaut|est|équivaut)[^.;]{0,8}?(?:accord|approbation|oui)|keine antwort\s(?:gilt|zählt|heißt|bedeutet)[^.;]{0,12}?(?:freigabe|zustimmung|ja|genehmig)|wenn niemand (?:antwortet|widerspricht)[^.;]{0,16}?(?:genehmigt|freigegeben|zustimmung)|si nadie (?:responde|contesta|objeta)[^.;]{0,14}?(?:aprobad|aprueba|como sí|acept)|(?:sans réponse|si personne ne répond)[^.;]{0,20}?(?:approuvé|accord|validé)|(?:никто не (?:ответил|отвечает|возражает)|нет ответа)[^.;]{0,16}?(?:одобр|соглас)|молчание\s?(?:[-–—]|это|значит|считай)[^.;]{0,10}?(?:соглас|да(?![а-я])|одобр)/g,
  },
  {
    code: 'override',
    detail: 'against the user',
    pattern:
      /\b(?:when|if|even if|whenever|after)\s(?:the )?(?:user|owner|human|reviewer|approver|i|they|someone)\s(?:says? no|refuses?|declines?|objects?|denies|rejects? it|disagrees?|says? stop)\b[^.;!?]{0,20}?\b(?:try again|retry|ask again until|keep (?:trying|going|at it)|do it anyway|proceed|carry on|go on|go ahead|insist|rephrase|find another way to do it|continue)\b|(?:用户|我|审批人|对方|老板)(?:说不行|说不|拒绝了?|不同意|反对|不让)[^。;]{0,4}?(?:就|也|还是)?(?:换个?(?:说法|方式|理由)|继续|照做|照样|还是做|再试)|(?:사용자가|내가|승인자가)\s?(?:안 된다고 하면|안 된다고 해도|거절하면|거절해도|거부하면|거부해도|반대하면|반대해도|싫다고 하면)[^.;]{0,14}?(?:계속|다시 시도|그래도|바꿔서|밀어붙)|(?:ユーザーが|私が)(?:断っ|拒否し|反対し)ても?[^。;]{0,10}?(?:続け|実行|もう一度|再度)/g,
    unless: /\bdialog|\bcheckout|\bcart\b|\bnewsletter|\bsign-?up/,
  },
  {
    code: 'override',
    detail: 'against the user',
    pattern:
      /\bwhat(?:ever|soever) i (?:forbid|say|decide|order|tell you|change)(?: later| afterwards| next)?\b[^.;!?]{0,16}?\b(?:this|the) (?:rule|note|line|entry)\b[^.;!?]{0,10}?\b(?:stays?|stands?|holds?|remains?|wins|applies)\b|내가 나중에\s?[^.;]{0,8}?(?:금지|반대|취소|거절)해도[^.;]{0,12}?이\s?(?:규칙|줄|내용)|(?:以后|之后)我(?:不让|禁止|反对|取消)[^,，。;]{0,4}?(?:也|还)[^。;]{0,4}?(?:本条|这条)|私が後で(?:禁止|取り消)し?ても[^。;]{0,8}?このルール/g,
    always: true,
  },
  {
    code: 'remote-orders',
    detail: 'as if from the user',
    pattern:
      /\b(?:take|treat|regard|consider|read)\w*\s[^.;!?]{0,60}?\b(?:comments?|issues?|tickets?|pages?|e-?mails?|messages?|posts?)\b[^.;!?]{0,20}?\bas (?:binding|mandatory|law|final|authoritative|gospel)\b/g,
  },
  {
    code: 'remote-orders',
    detail: 'as if from the user',
    pattern:
      /\b(?:counts?|treat\w*|regard\w*|considered?|taken?|handle\w*) as (?:an? |the )?(?:orders?|instructions?|commands?|requests?|words?) (?:from|of|by) (?:the |your |our |my )?(?:owner|user|boss|admin\w*|maintainers?|me\b|myself)/g,
  },
]
