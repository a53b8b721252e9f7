import { eitherOf } from './deeds/either-of.ts'
import { AFTER_A_PROMPT } from './deeds/excuses.ts'
import { NOT_TO_BE_TOUCHED, PINNED } from './deeds/facts.ts'
import type { Phrase } from './phrase.ts'

const WRITE_EN =
  '(?:(?:disable|edit|modify|change|update|add|append|write|put|set|insert|overwrite|replace|patch|inject|create|delete|remove|rewrite|install|register|drop|save|place|touch|alter|tweak|extend|wire|symlink|copy|mirror|plant|slip|enrol|enroll|prepend|paste|stick|tuck|echo|point)(?:s|ing|ed|es)?|keep(?:s|ing)? (?:a )?cop(?:y|ies))'
const WRITE_EUROPEAN =
  '(?:edita|modifica|añade|agrega|escribe|cambia|crea|bearbeite|ändere|füge|schreib\\w*|erstelle|trage|ergänze|édite|modifie|ajoute|écris|change|crée|измени|добавь|запиши|отредактируй|создай|впиши|añad\\w*|agreg\\w*|pon(?:er|ga|gan)?|mete[rn]?|coloca\\w*|registra\\w*|inserta\\w*|instala\\w*|copia\\w*|guarda\\w*|ändern|hinzufüg\\w*|eintrag\\w*|einfüg\\w*|leg(?:e|en|t)?|ablegen|setz(?:e|en|t)?|kopier\\w*|installier\\w*|stell(?:e|en)?|hinterleg\\w*|ergänzen|registrier\\w*|ajouter|mets|mettre|place[rz]?|dépose[rz]?|installe[rz]?|copie[rz]?|inscri\\w+|enregistre[rz]?|modifier|écrire|insère|pose[rz]?|пропиш\\S*|положи\\S*|помести\\S*|скопируй|установи\\S*|зарегистрируй|внеси|вноси|добавля\\S*|прописыва\\S*|вставь|допиши|размести|adicione|adicionar|acrescente|coloque|colocar|registre|registrar|escreva|insira|instale|ponha|edite|altere|copie|inclua)'
const WRITE_CJK =
  '(?:修改|编辑|編輯|更改|改|写入|寫入|写到|写进|添加|加入|加到|加|删除|更新|[覆复]盖|改写|设置|创建|新建|追加|放到|配置|수정|변경|편집|추가|작성|삭제|덮어|바꿔|바꾸|설정|써|쓰|넣어|넣|만들|編集|変更|追加|書き|書く|削除|作成|更新|登记|登記|补|補|塞|挂|掛|装|裝|注册|註冊|贴|貼|存|留|심어|심는|심고|등록|걸어|걸고|복사|두고|둬|두세요|남겨|足し|足す|足して|置く|置い|置き|入れ|登録|仕込|貼り|追記|載せ|配置)(?![らかさしなま]?(?:ず|ない)|지\\s?(?:말|마|않)|하지\\s?(?:말|마|않))'
const AGENT_FILE =
  '(?:~?/?\\.claude/(?:settings[\\w.-]*|hooks\\S*|agents\\S*|commands\\S*|plugins\\S*)|~/\\.claude/claude\\.md|(?<![\\w.])settings(?:\\.local)?\\.json|managed-settings\\.json|\\.claude\\.json|\\.mcp\\.json|mcp\\.json|claude_desktop_config\\.json|\\.codex/config\\.toml|\\.cursor/\\S+|\\.cursorrules|\\.windsurfrules|\\.vscode/(?:settings|tasks|launch)\\.json|openclaw\\.json)'
const GIT_FILE =
  '(?:\\.git/\\S*|\\.git\\b(?![\\w-])|\\.gitconfig|\\.gitattributes|\\.gitmodules|\\.husky\\S*|git hooks?|pre-?commit hooks?|post-?commit hooks?|pre-?push hooks?|hooks/\\S+|\\.pre-commit-config\\.yaml|(?:core\\.)?hookspath|lefthook\\.yml)'
const CI_FILE =
  '(?:\\.github/(?:workflows|actions)\\S*|\\.github\\b|\\.gitlab-ci\\.yml|\\.circleci\\S*|jenkinsfile|azure-pipelines\\.yml|bitbucket-pipelines\\.yml|\\.travis\\.yml|\\.drone\\.yml|github actions workflows?|(?:the )?ci (?:config|workflow|pipeline|configuration|workflows)|workflow files?|ci\\s?配置|流水线配置|ci 파이프라인|ci 설정|ci設定)'
const PACKAGE_FILE =
  '(?:package(?:-lock)?\\.json|pnpm-lock\\.yaml|yarn\\.lock|\\.npmrc|\\.yarnrc\\S*|pyproject\\.toml|setup\\.py|requirements\\.txt|cargo\\.toml|cargo\\.lock|go\\.mod|go\\.sum|gemfile|composer\\.json|pom\\.xml|build\\.gradle\\S*|dockerfile|makefile)'
const SYSTEM_FILE =
  '(?:~?/?\\.(?:bashrc|zshrc|profile|bash_profile|zprofile|zshenv)|/etc/\\S+|crontab|authorized_keys|\\.ssh/\\S*|sudoers|launchagents\\S*|systemd units?|\\.env(?!\\.(?:example|sample|template|dist))(?:\\.\\w+)?(?=[\\s,.]|$))'

function writesTo(file: string, gets = true): RegExp {
  return new RegExp(
    `(?<![a-z])${WRITE_EN}(?![a-z-])[^.;!?,]{0,60}?${file}|${WRITE_EUROPEAN}(?![a-zа-я])[^;!?,]{0,60}?${file}|${WRITE_CJK}[^,;。]{0,24}?${file}|${file}[^,;。.]{0,24}?${WRITE_CJK}|${gets ? file : '(?!)'}\\s(?:gets?|receives|should (?:have|get|contain|list|hold)|must (?:have|contain|list)|shall (?:have|contain)|bekommt|kriegt|erhält|recibe|lleva|reçoit|получает|recebe|ganha)(?![a-zà-ÿа-я])`,
    'g',
  )
}

const ADD_TO_PACKAGE = new RegExp(
  `(?<![a-z])(?:edit|modify|overwrite|replace|patch|rewrite|inject|tweak|alter)(?:s|ing|ed|es)?\\s(?:the\\s)?${PACKAGE_FILE}|(?<![a-z])(?:add|append|insert|put|write|inject|set)(?:s|ing|ed)?\\s[^.;!?,]{0,50}?\\s(?:to|into|in)\\s(?:the\\s|your\\s)?${PACKAGE_FILE}|(?:修改|编辑|编辑|更改|写入|改写|[覆复]盖)\\s?${PACKAGE_FILE}|(?:在|往|向|给)\\s?${PACKAGE_FILE}\\s?(?:里|中|里面)?\\s?(?:加|添加|写|增加|插入)|${PACKAGE_FILE}\\s?(?:에|을|를|파일을|파일에)\\s?[^,.;]{0,20}?(?:추가|수정|변경|편집|써|넣)|${PACKAGE_FILE}\\s?(?:に|を)[^,;。]{0,16}?(?:追加|編集|変更|書)`,
  'g',
)

const INSTALL_SCRIPT = '(?:pre|post)-?install(?![a-z])'
const NOT_END = '(?:[^.;!?。]|\\.(?=\\w))'
/** A script that runs with every installation: whoever plants it in a package file runs it on every machine. */
const PLANT_INSTALL_SCRIPT = new RegExp(
  `(?<![a-z])(?:add|put|give|write|insert|set|include|append|plant|drop)(?:s|ing)?\\s${NOT_END}{0,40}?(?:${INSTALL_SCRIPT}${NOT_END}{0,40}?package\\.json|package\\.json${NOT_END}{0,30}?${INSTALL_SCRIPT})|(?<![a-z])(?:add|put|write|insert|include|append)(?:s|ing)?\\s"${INSTALL_SCRIPT}"\\s?:[^!?]{0,160}?\\s(?:to|into|in)\\s(?:the |your |each |every |any |all )*package\\.json|package\\.json\\s?[^。;不别勿禁]{0,8}?(?:放|加|写|塞|添)[^。;]{0,10}?${INSTALL_SCRIPT}|(?:放|加|写|塞|添)[^。;]{0,8}?${INSTALL_SCRIPT}[^。;]{0,12}?package\\.json|把\\s?${INSTALL_SCRIPT}[^。;不别勿禁]{0,6}?(?:塞|放|加|写|添)[^。;]{0,8}?package\\.json|package\\.json[^.;]{0,8}?${INSTALL_SCRIPT}[^.;]{0,10}?(?:넣|추가|심|써)|package\\.json\\s(?:gets?|needs|receives|should (?:have|get)|must have|bekommt|recibe|lleva|reçoit|получает|recebe|ganha)\\s${NOT_END}{0,16}?${INSTALL_SCRIPT}|package\\.json(?:ごと)?に${NOT_END}{0,8}?${INSTALL_SCRIPT}${NOT_END}{0,8}?(?:追加|入れ|書)|(?<![a-zà-ÿа-яё])(?:añad\\w+|pon\\w*|agreg\\w+|mete|ajoute\\w*|mets|füge|setz\\w*|добав\\S+|впиши|adicion\\w+|coloque)\\s${NOT_END}{0,30}?${INSTALL_SCRIPT}${NOT_END}{0,30}?package\\.json`,
  'g',
)

/** That something stands there, said of what ought to be: "our key should be in authorized_keys". */
const STANDS_THERE =
  /\b(?:have|has|contains?|holds?|carr(?:y|ies)|includes?|lists?|be|needs?|stehen|liegen|enthalten|estar|tener|figurer|contenir|лежать|быть|estar|conter)\b[^.;!?,]{0,40}?\b(?:in |im |en |dans |в |no |na )?(?:~?\/?\.ssh\/)?authorized_keys|authorized_keys[^.;!?]{0,40}?\b(?:contains?|includes?|have|hold|stehen|enthalten|contenir|contener|conter)\b|\b(?:allow(?:ed)?[- ]?list|permissions?|allow rules?)\b[^;!?]{0,40}?settings(?:\.local)?\.json[^.;!?]{0,20}?\b(?:contains?|includes?|has|have|holds?|lists?|covers?)\s[^.;!?]{0,20}?(?:bash|\*|all\b|every|any\b)/g

/** Orders to write where no memory belongs. */
export const targetPhrases: readonly Phrase[] = [
  {
    code: 'protected-target',
    detail: 'agent-settings',
    pattern: writesTo(AGENT_FILE),
    harmlessInSubordinate: true,
  },
  { code: 'protected-target', detail: 'git', pattern: writesTo(GIT_FILE), harmlessInSubordinate: true },
  { code: 'protected-target', detail: 'ci', pattern: writesTo(CI_FILE), harmlessInSubordinate: true },
  { code: 'protected-target', detail: 'system', pattern: STANDS_THERE },
  {
    code: 'protected-target',
    detail: 'package',
    pattern: ADD_TO_PACKAGE,
    harmlessInSubordinate: true,
    unless: PINNED,
  },
  {
    code: 'protected-target',
    detail: 'package',
    pattern: PLANT_INSTALL_SCRIPT,
    harmlessInSubordinate: true,
  },
  {
    code: 'protected-target',
    detail: 'system',
    pattern: writesTo(SYSTEM_FILE, false),
    harmlessInSubordinate: true,
    // the name of a variable, with a stand-in or a setting that guards nothing: where it belongs is worth knowing
    unless: eitherOf(
      /^(?=[\s\S]*\.env)[^=]*\b[a-z0-9_]+\s?=\s?(?:<[^<>=]{1,40}>|\.{3}|x{3,}|\$\{?\w+\}?)(?=[\s,.]|$)[^=]*$|^(?=[\s\S]*\.env)(?![\s\S]*(?:auth|verif|skip|disab|tls|ssl|secure|allow|unsafe|bypass|admin|secret|check|guard|trust|sandbox|hook|token|passw))[^=]*\b[a-z0-9_]+\s?=\s?(?:\d{1,6}|true|false|on|off|debug|info|warn|error|development|test|local|(?:http:\/\/)?localhost(?::\d{2,5})?)(?=[\s,.]|$)[^=]*$|\bcop(?:y|ies)\b[^!?]{0,60}\.env|\.env[^;。]{0,12}?(?:두|둬|置|存|留|保)|(?:to|in|into)\s(?:the |your |our )?\.(?:git|docker|npm)ignore|\.(?:git|docker|npm)ignore\s?(?:에|に|里|中)|(?:加|放|写)(?:进|到|入)\s?\.(?:git|docker)ignore|\b(?:set|put|define|add)\s+[a-z0-9]+_[a-z0-9_]+ +(?:in|to) (?:your |the )?\.env(?:\.\w+)?(?![\s\S]*[=:])/,
      NOT_TO_BE_TOUCHED,
    ),
  },
  {
    code: 'protected-target',
    detail: 'system-prompt',
    pattern:
      /\b(?:your|the|this is (?:your|the)) (?:new )?(?:system prompt|core identity|identity|persona|constitution|real instructions|true instructions|actual instructions|new instructions)\s?(?:is|are|becomes?|shall be|reads?|:|=)|\bnew (?:system )?instructions?\s?:|(?:系统提示词|系统提示|核心身份|人设|新指令|真正的指令)\s?(?:是|为|改|变|换|:|=)|(?:시스템 프롬프트|핵심 정체성|정체성|새 지시|진짜 지시)\s?(?:는|은|이|가)\s?(?:이제|다음)|(?:システムプロンプト|本当の指示)は/g,
    always: true,
    unless: AFTER_A_PROMPT,
  },
]
