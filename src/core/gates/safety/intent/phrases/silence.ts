import type { Phrase } from '../phrase.ts'

const NO_CONSENT =
  /\b(?:wait|remind\w*|ask again|not (?:as|count|mean)|never|reject\w*|declin\w*|users?|customers?|health|timeout|cookie\w*|escalat\w*)\b|不(?:算|代表|等于|视为|要当|得视)|别当|提醒|等我|用户|아니|않|말고|기다|다시|사용자|ない(?:こと)?として|待|ユーザー|(?<![a-zà-ɏа-яё])(?:nicht als|kein\w*|warte\w*|no (?:lo )?(?:consideres|des|asumas)|espera\w*|attends|relance\w*|ne (?:considère|suppose)\S*|жди|не считай|não (?:considere|assuma)|espere|aguard\w*)(?![a-zà-ɏа-яё])/

/** R13: not answering taken for a yes, sentence by sentence in every language. */
export const silencePhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /\b(?:if|when|whenever|unless)\s(?:i|we|the user|they|nobody|no ?one|somebody|someone)\s(?:(?:don't|do not|didn't|did not|haven't|doesn't|does not|fail to) )?(?:say (?:anything|nothing|no)|stay (?:silent|quiet)|answer|answers|reply|replied|respond|responds|react|object|objects|protest|speak up|says? (?:otherwise|stop|no)|write back)\b[^.;!?]{0,40}?\b(?:assume|consider|take (?:it|that|this)|treat|count|that means|it means|read (?:it|that)|regard)\b[^.;!?]{0,24}?\b(?:approv\w+|agree\w*|consent\w*|yes|ok(?:ay)?|accepted|granted|permission|blessing|sign-?off|go-ahead|validated|signed off)\b/g,
    unless: NO_CONSENT,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /(?:没|不|未)(?:有)?(?:回复?|答复|吭声|出声|作声|说话|表态|反对|回应|回消息|回话|理你)[^。;!?]{0,8}?(?:就|即|便|也|都)?(?:当(?:作|成)?|算|视为|视作|等于|默认|认为|代表|说明|表示)[^。;!?不没]{0,5}?(?:同意|批准|许可|默许|通过了?|授权|点头|准了|答应)|(?:대답|답|답장|답변|회신|반응|응답|이의|별말|말)(?:이|을|가)?\s?(?:없으면|안 하면|하지 않으면|없을 (?:경우|때)|없다면|않으면)[^.;!?]{0,20}?(?:승인|동의|허락|허가|찬성|오케이|ok)[^.;!?]{0,8}?(?:것으로|걸로|셈|간주|봐|본|치|여|뜻)|(?:返事|返信|返答|回答|反応|異議|連絡)が(?:なければ|ない場合|ないとき|ない時|なかったら)[^。;!?]{0,12}?(?:承認|同意|許可|了承|賛成|ok)(?:した|され|済|と|扱)/g,
    unless: NO_CONSENT,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /(?:si je (?:ne (?:réponds|dis|réagis|m'oppose)\S*(?: pas| rien)?|me tais)|(?:sans|en l'absence de) (?:réponse|retour|réaction|objection|nouvelles?)(?: de ma part)?)[^.;!?]{0,24}?(?:considère\w*|suppose\w*|pars du principe|tiens pour|c'est que|prends|vaut|compte\w*|veut dire)[^.;!?]{0,30}?(?:valid|accord|approuv|accept|\boui\b|autoris|feu vert)|si no (?:contesto|respondo|digo nada|reacciono|me opongo)[^.;!?]{0,20}?(?:considera|asume|entiende|da por|dalo|supón|cuenta|tómalo)[^.;!?]{0,24}?(?:aprob|acept|autoriz|\bsí(?![a-z])|visto bueno|de acuerdo|validad)|(?:wenn|falls|sofern) ich (?:nicht (?:antworte|reagiere|widerspreche)|mich nicht melde|nichts sage|schweige)[^.;!?]{0,20}?(?:gilt|nimm|betrachte|werte|geh davon aus|heißt|bedeutet)[^.;!?]{0,30}?(?:genehmigt|freigegeben|zustimm|zugestimmt|einverstanden|abgesegnet|\bja\b|okay|freigabe)|se eu não (?:responder|disser nada|reagir|me opuser)[^.;!?]{0,20}?(?:considere|assuma|entenda|conta|vale|tome)[^.;!?]{0,24}?(?:aprov|aceit|autoriz|\bsim\b|de acordo)|если я (?:не (?:ответ|отвеч|реагир|возраж|отреагир)\S*|молчу|промолчу|ничего не (?:скажу|напишу|отвечу))[^.;!?]{0,20}?(?:считай|значит|это|расценивай|принимай)[^.;!?]{0,24}?(?:соглас|одобр|разреш|утвержд|да(?![а-я]))/g,
    unless: NO_CONSENT,
  },
]
