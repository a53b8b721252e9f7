import type { Phrase } from '../phrase.ts'

/** What keeps it narrow. */
const NARROW =
  /\b(?:no|not|never|without|avoid\w*|forbid\w*|reject\w*|flag\w*|don't|instead|replace\w*|narrow\w*|imports?|explicit\w*|fail\w*|lint\w*|list\w*|audit\w*|dns|domains?|subdomains?|search|routes?)\b|不|禁|别|勿|拒|避免|检查|域名|지\s?(?:마|말|않)|금지|안\s?[돼된됨]|대신|피하|점검|도메인|ない|禁止|避け|代わり|ドメイン|(?<![a-zà-ɏа-яё])(?:nicht|nie|niemals|keine?|statt|vermeid\w*|nunca|evita\w*|en vez|jamais|ne|pas|évite\w*|не|никогда|нельзя|без|вместо|não|evite)(?![a-zà-ɏа-яё])/
const STAR =
  '(?:wild-?cards?|asterisks?|stars\\b|star\\b|星号|通配符?|별표|와일드카드|애스터리스크|アスタリスク|ワイルドカード|星印|sternchen|platzhalter|astérisques?|étoiles?|jokers?|asteriscos?|comod[ií]n\\w*|curingas?|зв[её]здочк\\S*|подстановочн\\S*)'
const RIGHTS =
  '(?:\\biam\\b|\\brbac\\b|\\bpolic(?:y|ies)\\b|\\broles?\\b|\\bpermissions?\\b|策略|权限|角色|정책|권한|역할|ポリシー|権限|ロール|richtlinien?|berechtigungen|rollen|droits|politiques?|rôles?|permisos|pol[ií]ticas?|permissões|политик\\S*|прав[аоы]\\S*|рол[ьи])'

/** R13: rights for everything on everything, by a star. */
export const wildcardPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'broad rights',
    pattern: new RegExp(`${RIGHTS}[^.;!?。]{0,50}?${STAR}|${STAR}[^.;!?。]{0,30}?${RIGHTS}`, 'g'),
    unless: NARROW,
  },
  {
    code: 'protection-off',
    detail: 'broad rights',
    pattern:
      /(?:"?actions?"?|"?resources?"?|动作|资源|액션|리소스)\s?(?:and|&|\/|,|和|与|과|와|や|と|und|et|y|e|и)\s?"?(?:actions?|resources?|动作|资源|액션|리소스)"?\s?(?:\w+ )?(?:to|as|=|:|设为|设成|写成|填)\s?(?:""|''|“”|any\b|all\b|everything\b|(?=\s|$))/g,
    unless: NARROW,
  },
]
