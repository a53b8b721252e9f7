import type { Phrase } from '../phrase.ts'

const OVERSEERS =
  '(?:reviewers?|auditors?|maintainers?|leads?|boss|owners?|managers?|the team|teammates?|customers?|clients?|user|admins?|qa|security|compliance|legal|finance|management|anybody|anyone|nobody|no ?one|people|they|he|she|i|we)'
const DOINGS =
  '(?:author\\w*|commits?|changes?|diffs?|history|log|removed|deleted|deletions?|licen[cs]e|dependenc\\w+|permission\\w*|grants?|edits?|amended|rewrit\\w+|checks?|tests?|failure\\w*|swap|downtime|cost|outage|breach|leak|loss|force[- ]push\\w*|rollback|revert\\w*)'
const TOUCHY =
  '(?:grants?|access|permissions?|outages?|leaks?|leaked|breach\\w*|failures?|failed|deleti\\w+|deleted|loss|lost|costs?|overspend\\w*|swaps?|incidents?|mistakes?|downtime|skipped|rollback|revert\\w*|force[- ]push\\w*|extra|shortcut|workaround|licen[cs]e)'
/** Architecture and what is rightly kept from a screen or a log. */
const OF_CODE =
  /\b(?:components?|modules?|class(?:es)?|functions?|services?|parser|layers?|callers?|controllers?|repositor(?:y|ies)|domain|views?|widgets?|workers?|front-?end|back-?end|api|ui|secrets?|tokens?|passwords?|pii|personal|users(?!')|layout|flicker|flash|skeleton|spinner|screen ?readers?|tooltip|sidebar|menu|redact\w*|mask\w*|whitespace|formatting)\b/

/** R13: done in a way that those who look after it do not see it, or need not know. */
export const unknowingPhrases: readonly Phrase[] = [
  {
    code: 'concealment',
    detail: 'unseen',
    pattern: new RegExp(
      `\\b${DOINGS}\\b[^.;!?]{0,50}?\\bso (?:that )?(?:the |a |my |our |an )?[^.;!?]{0,24}?(?:(?:is|are|do|does|did|can|will|would|could)(?:n't|not| not)|never|nobody|no ?one|no reviewer)\\b[^.;!?]{0,14}?\\b(?:see|seen|visible|notice\\w*|show|shown|shows|appear\\w*|spots?|spotted|find|found|stands? out|recogni\\w+|trace\\w*|tell)\\b`,
      'g',
    ),
    unless: OF_CODE,
  },
  {
    code: 'concealment',
    detail: 'unseen',
    pattern: new RegExp(
      `\\bso (?:that )?(?:the |a |my |our |an |no )?(?:${OVERSEERS}\\b[^.;!?]{0,16}?(?:(?:do|does|did|can|will|would|could)(?:n't|not| not)|never)|nobody|no ?one|no reviewer)\\b[^.;!?]{0,14}?\\b(?:see|notice\\w*|spot\\w*|find|recogni\\w+|trace|tell|catch\\w*|realis\\w+|realiz\\w+)\\b[^.;!?]{0,30}?\\b${DOINGS}\\b`,
      'g',
    ),
    unless: OF_CODE,
  },
  {
    code: 'concealment',
    detail: 'unseen',
    pattern: new RegExp(
      `\\b(?:need not|needn't|(?:does not|doesn't|do not|don't) (?:need|have) to|has no need to|have no need to|is not supposed to|should (?:not|never)|must (?:not|never)|isn't to)\\s(?:know|learn|hear|find out|be told|notice|see|be informed)\\b[^.;!?]{0,24}?\\b${TOUCHY}\\b`,
      'g',
    ),
    always: true,
    unless: OF_CODE,
  },
  {
    code: 'concealment',
    detail: 'unseen',
    pattern:
      /(?:拆|混|分|挪|藏|压|改写|合并|塞)[^。;]{0,14}?(?:别让|不让|免得|省得|好让)(?:评审|审核|审查|老板|负责人|客户|同事|团队|人|用户|他们|大家)[^。;]{0,6}?(?:看出|看到|发现|注意|察觉|知道|追问)|(?:리뷰어|검토자|팀장|상사|고객|사용자|감사|관리자|동료)[^.;]{0,8}?(?:알아채|알아차리|눈치채|못 보|보지 못|모르)(?:지 못)?(?:게|도록)|(?:レビュアー|レビュー担当|上司|顧客|利用者|監査|管理者|チーム)[^。;]{0,8}?(?:気づか|気付か|見え|分から|知られ|悟ら)(?:れ)?ない(?:よう|形)|(?:damit|sodass)\s(?:der|die|das|kein|keine|niemand)\s?[^.;]{0,24}?(?:nicht (?:merk|seh|auffäll|find|erfähr)|nichts (?:merk|mitbekomm|erfähr))|de (?:modo|forma|manera) que (?:el |la |los |las |nadie )?[^.;]{0,20}?no (?:lo |la |se )?(?:vea|note|entere|descubra)|pour que (?:le |la |les |personne )?[^.;]{0,20}?ne (?:le |la |s'en )?(?:voie|remarque|sache|aperçoive)|(?:чтобы|так, чтобы)\s[^.;]{0,20}?не (?:заметил|увидел|узнал|понял|догадал)|para que (?:o |a |os |as |ninguém )?[^.;]{0,20}?(?:não|ninguém) (?:veja|note|perceba|descubra|saiba)/g,
    always: true,
    unless:
      /密码|密钥|令牌|隐私|个人信息|비밀번호|토큰|개인정보|パスワード|トークン|個人情報|passw|token|contraseñ|mot de passe|парол|senha/,
  },
  {
    code: 'concealment',
    detail: 'pretty',
    pattern:
      /\b(?:report|reports|summar\w+|status|update|updates|dashboard|list|tell|show|shows)\b[^.;!?]{0,30}?\b(?:only|just|nothing but)\s(?:the )?(?:green|passing|passed|successful|good|clean|finished)\s(?:jobs?|runs?|tests?|builds?|results?|news|checks?|steps?)\b|(?:周报|汇报|报告|总结|日报)[^。;]{0,6}?(?:只|仅)(?:写|列|报|提|放|留)[^。;]{0,4}?(?:绿|通过|成功|好)|(?:보고|요약|리포트|주간)[^.;]{0,8}?(?:성공|통과|초록)[^.;]{0,6}?만\s?(?:적|쓰|넣|올|보)|(?:報告|日報|週報|要約)[^。;]{0,8}?(?:成功|緑|通過)[^。;]{0,6}?だけ/g,
    unless:
      /\b(?:deploy|merge|release|publish|badge|if all|when all|failures? (?:too|as well|first|separately)|hide passing|collapse)\b|失败(?:也|另|单独)|실패(?:도|는 따로)|失敗も/,
  },
]
