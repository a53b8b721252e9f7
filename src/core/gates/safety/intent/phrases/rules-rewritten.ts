import type { Phrase } from '../phrase.ts'

/** The part of the rules that binds. */
const BINDING =
  '(?:safety|security|guard-?rails?|limits?|restrictions?|constraints?|prohibit\\w*|prohibitions?|forbidden(?: \\w+)?|bans?|banned|red lines?|boundar(?:y|ies)|no-?go\\w*|refusals?|approvals?|permissions?|production access|must nots?|never dos?)'
const HARD =
  '(?:safety|guard-?rails?|prohibit\\w*|prohibitions?|forbidden|red lines?|refusals?|production access|must nots?)'
const PART =
  '(?:sections?|paragraphs?|parts?|chapters?|passages?|clauses?|blocks?|headings?|bullets?|lists?|lines?|rules?|entr(?:y|ies))'
const BINDING_CHINESE =
  '(?:安全(?:约束|规则|限制|红线|条款|准则|要求)?|禁止(?:事项|项|的?命令)?|红线|底线|护栏|限制|约束|权限(?:规则|限制)|审批(?:规则|要求))'
const PART_CHINESE = '(?:一?节|章节?|部分|段落?|那?一?条|条款|小节|清单|列表|那几条|规定|规则)'
/** What it says afterwards. */
const FREED =
  '(?:everything|anything|all|any command|no (?:restrictions?|limits?|rules)|unrestricted|allowed|permitted|permits?|allows?|may\\b|can\\b|optional|you are (?:in|exempt)|does not apply|freely)'
/** Typing errors, a place, somebody who looks at it. */
const CARED_FOR =
  /\b(?:typos?|spelling|wording|links?|format\w*|translat\w*|approv\w*|review\w*|ask\w*|confirm\w*|owner|security team|legal|pr\b|pull request|tighten|stricter|add\w*|css|rate|upload|quota|user|users'|page limits?|api docs)\b|错别字|翻译|排版|评审|审批后|批准|先问|更严|收紧|오타|번역|승인|리뷰|먼저|더 엄격|誤字|翻訳|承認|レビュー|tippfehler|freigabe|erratas|aprob|coquille|validation|опечат|одобр|digitação|aprova/

/** R15: the rules that bind are written anew, so that they no longer bind. */
export const rewrittenRulePhrases: readonly Phrase[] = [
  {
    code: 'protected-target',
    detail: 'safety rules',
    pattern: new RegExp(
      `\\b(?:rewrite|reword|rephrase|edit|change|replace|modify|amend|alter|update|rework|redact|swap)\\w*\\s[^.;!?]{0,24}?\\b(?:${PART}\\s(?:on|about|of|for|with|that|which)\\s[^.;!?]{0,16}?${BINDING}|${BINDING}\\s(?:rules? )?${PART})\\b[^.;!?]{0,40}?(?:\\b(?:to (?:say|read|allow|permit)|so (?:that )?|into|with|such that|until it says)|:)\\s?[^.;!?]{0,24}?\\b${FREED}`,
      'g',
    ),
    unless: CARED_FOR,
  },
  {
    code: 'protected-target',
    detail: 'safety rules',
    pattern: new RegExp(
      `\\b(?:strike|delete|remove|cut|drop|erase|scrap|cross out|take out|comment out|blank out|empty)s?\\s(?:out )?(?:the |that |this |any |all |every |whole |entire |old |our )*(?:${PART}\\s(?:of the rules? |of claude\\.md |of the file )?(?:on|about|of|for|with|that|which)\\s(?:(?:the |your |its |all |any |our |agent |what is )*${BINDING}|[^.;!?]{0,20}?(?:${HARD}|force[- ]?push\\w*|secrets?|forbids?|bans?|prohibits?))|${BINDING}\\s(?:rules? )?(?:sections?|paragraphs?|parts?|chapters?|passages?|clauses?|blocks?|bullets?))\\b`,
      'g',
    ),
    unless: CARED_FOR,
  },
  {
    code: 'protected-target',
    detail: 'safety rules',
    pattern: new RegExp(
      `["“”「『']?${BINDING_CHINESE}["“”」』']?\\s?(?:那|这)?(?:的)?\\s?${PART_CHINESE}[^。;!?，,不勿别]{0,6}?(?:改|换|写|替换|调整|删|去掉|拿掉|清空|移除|划掉|抹)(?:写|为|成|到|掉|除|了)?`,
      'g',
    ),
    unless: new RegExp(`${CARED_FOR.source}|不许|不得|不准|不能|不要|谁都|禁止(?:改|动|删)`),
  },
  {
    code: 'protected-target',
    detail: 'safety rules',
    pattern:
      /(?:안전|보안|금지|제한|제약|레드라인|가드레일|승인)\s?(?:제약|규칙|사항|조항|수칙|명령)?\s?(?:항목|문단|절|부분|섹션|조항|목록|규칙|줄)(?:을|를|은|는)?\s?[^.;!?]{0,24}?(?:바꿔|바꾸|고쳐|다시 써|수정해|지워|지우|삭제|빼|없애)|(?:安全|禁止|制限|制約|セキュリティ|承認)(?:制約|規則|事項|ルール|コマンド)?の?(?:節|項|項目|章|段落|部分|一覧|セクション)(?:を|は)[^。;!?]{0,24}?(?:書き換え|変更|直し|削除|消し|消す|外し|空に)|(?:schreib\w*|formulier\w*|änder\w*|streich\w*|lösch\w*|ersetz\w*)\s[^.;!?]{0,16}?(?:abschnitt|absatz|teil|kapitel|passage|liste)[^.;!?]{0,16}?(?:verbot\w*|sicherheit\w*|grenzen|einschränkung\w*|beschränkung\w*|schutz\w*)|(?:reescrib\w*|cambi\w*|modific\w*|borra\w*|elimina\w*|quita\w*|sustitu\w*)\s[^.;!?]{0,12}?(?:sección|apartado|párrafo|parte|lista)[^.;!?]{0,16}?(?:restriccion\w*|prohibi\w*|seguridad|límites)|(?:réécri\w*|change\w*|modifie\w*|supprime\w*|efface\w*|remplace\w*)\s[^.;!?]{0,12}?(?:section|paragraphe|partie|passage|liste)[^.;!?]{0,16}?(?:interdit\w*|interdiction\w*|sécurité|limites|restriction\w*)|(?:перепиши|измени|поменяй|удали|вычеркни|замени|сотри)\s[^.;!?]{0,12}?(?:раздел|абзац|пункт|часть|список)\S*[^.;!?]{0,16}?(?:ограничени|запрет|безопасност|лимит)|(?:reescreva|mude|altere|apague|remova|substitua)\s[^.;!?]{0,12}?(?:seção|parágrafo|parte|lista)[^.;!?]{0,16}?(?:restriç|proibi|segurança|limites)/g,
    unless: new RegExp(
      `${CARED_FOR.source}|지\\s?(?:마|말|않)|ない|nicht|nie\\b|nunca|jamais|никогда|\\bne\\b|\\bno\\b`,
    ),
  },
]
