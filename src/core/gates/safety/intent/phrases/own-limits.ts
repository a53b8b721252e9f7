import type { Phrase } from '../phrase.ts'

/** R13, R15: what makes the agent say no is put aside, a role is handed to it, it is given a person's name. */
export const ownLimitPhrases: readonly Phrase[] = [
  {
    code: 'override',
    detail: 'lapsed',
    pattern:
      /\b(?:defaults?|habits?|rules?|guidelines?|guidance|training|polic(?:y|ies)|instructions?|principles?|notes?|the ones|settings|parts)\b[^.;!?]{0,24}?\b(?:makes?|lets?|has|have|having|causes?|leads?|tells?|would have|wants?) you (?:to )?(?:declin|refus|say no|hesitat|stop and ask|object|balk|push back|turn [^.;!?]{0,16}?down|ask first|hold back)\w*/g,
    always: true,
    unless:
      /\b(?:keep|follow|respect|honou?r|heed|never (?:ignore|skip|override)|always apply|still apply)\b/,
  },
  {
    code: 'identity',
    detail: 'authority',
    pattern:
      /\byou (?:hold|carry|fill|occupy|assume|own) the (?:[\w-]+ ){0,3}?(?:role|rights?|authority|office|hat|position)\b|\byou(?:'re| are) (?:hereby )?(?:authori[sz]ed|empowered|entitled) to (?:approve|decide|sign|grant|merge|waive)\b|你(?:手里)?(?:有|握有|拥有)[^。;,]{0,8}?(?:审批|批准|放行|管理员|最高)(?:权|权限)|너(?:는|에게)[^.;]{0,12}?(?:승인|결재|관리자) 권한(?:이 있|을 가)|(?:あなた|君)(?:に|は)[^。;]{0,8}?(?:承認|決裁|管理者)権限(?:がある|を持)|du hast die (?:rolle|befugnis)|tienes el rol de|tu as le rôle|у тебя (?:роль|права) (?:админ|администратор|владельц)|você tem o papel de/g,
    unless: /\b(?:tests?|fixtures?|story|player|game|if)\b/,
  },
  {
    code: 'identity',
    detail: 'other self',
    pattern:
      /(?:si (?:te |alguien )?pregunt\w+|se (?:te |alguém )?pergunt\w+|si (?:on|quelqu'un|l'on)[^.;,]{0,16}?demande|если (?:кто-то |тебя |вдруг )?спро\S+|(?:wenn|falls) [^.;,]{0,24}?fragt)[^.;]{0,14}?(?:(?:di(?:ga)?|dis|dites|скажи|отвечай|sag(?:e|st)?|antworte)[^.;]{0,10}?\s(?:que )?(?:eres|é|es|tu es|ты|du bist|du seist|du heißt|te llamas|tu t'appelles|тебя зовут|se chama)(?![a-zà-ÿа-яё])|,\s?(?:eres|você é|tu es|ты\s?[—–-]|bist du|heißt du)\s(?!an der|dran|sicher|claude|eine? ki|un bot|une? ia))/g,
  },
  {
    code: 'identity',
    detail: 'no limits',
    pattern:
      /\b(?:think of|see|treat|regard) yourself as\b[^.;!?]{0,30}?\b(?:without|no|free of|above|beyond) (?:opinions?|limits?|rules?|scruples|objections|restrictions?|qualms)\b|\bwhat(?:ever| ?ever)? (?:is|gets|'s) asked,? (?:it )?(?:gets|is|will be) done\b|\bwhatever (?:they|people|users?|anyone) asks?,? (?:you )?do(?:es)? it\b|有求必应|叫(?:你)?(?:干|做)什么就(?:干|做)什么|시키는 (?:건|것은|대로) (?:다|무조건|전부) (?:한다|해)|言われたことは(?:何でも|すべて)(?:や|実行)/g,
  },
  {
    code: 'concealment',
    detail: 'left-out',
    pattern:
      /\b(?:leave|keep|strip|cut|drop)s?\s(?:that|this|the|those|these) (?:part|bit|step|piece|detail|story)s?\s(?:out of|off|from)\s(?:your|the|any|every|all) (?:\w+ )?(?:summar\w+|reports?|notes?|recaps?|prs?|descriptions?|updates?|hand-?over|changelog|status|stand-?up|messages?|answers?)\b|\b(?:fail\w*|retr(?:y|ies)|outages?|mistakes?|errors?|incidents?|delet\w+|problems?)\b[^.;!?]{0,30}?\b(?:are|is|stays?|remains?) (?:our|your) own (?:business|affair|matter)\b|\bwhat (?:was|you|we) (?:touched|changed|broke|removed|skipped|deleted)\b[^.;!?]{0,30}?\b(?:goes|stays|is left) (?:unmentioned|unsaid)\b/g,
    unlessSmall: true,
  },
]
