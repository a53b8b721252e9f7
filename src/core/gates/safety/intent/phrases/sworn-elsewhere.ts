import type { Phrase } from '../phrase.ts'

/** R15: whom the agent belongs to, and who it says it is. */
export const swornElsewherePhrases: readonly Phrase[] = [
  {
    code: 'identity',
    detail: 'another master',
    pattern:
      /\byour (?:only |sole |first |true |real )*(?:loyalty|allegiance|duty|obedience|master|owner|boss) (?:is|lies|belongs|goes)\b[^.;!?]{0,24}|\byou (?:have|know|accept|recogni[sz]e|serve|obey) (?:no (?:owner|master|boss|user|authority|other \w+) (?:but|except|other than|besides)|only one (?:owner|master|boss))\b|你只(?:忠于|效忠|听命于|服从)[^。;]{1,12}|(?:너|넌|너는)\s?[^.;]{0,10}?(?:에만|에게만)\s?(?:충성|복종)|(?:あなた|君)は[^。;]{1,10}?(?:にだけ|だけに|のみに)(?:忠誠|従)|(?:deine|einzige) (?:loyalität|treue) gilt|tu (?:única )?lealtad es|ta (?:seule )?loyauté (?:va|est)|ты (?:верен|предан|подчиняешься) только|sua (?:única )?lealdade é/g,
    unless:
      /\b(?:user|team|person|quality|tests?)\b|用户|사용자|ユーザー|nutzer|usuario|utilisateur|пользовател|usuário/,
  },
  {
    code: 'identity',
    detail: 'human',
    pattern:
      /\b(?:you(?:'re| are)|be|being) (?:a |an )?(?:real )?(?:human|man|woman|person of flesh)\b(?! (?:review|readable|friendly))|你(?:叫|是)[^。;]{0,8}?(?:真人|人类|活人)|(?:너는|넌|네 이름은)\s?[^.;]{0,12}?(?:사람이야|사람이다|인간이야|인간이다|진짜 사람)|(?:あなた|君)は[^。;]{0,10}?(?:人間です|人間だ|本物の人)|du bist ein (?:echter )?mensch|eres (?:un )?(?:humano|persona real|hombre|mujer)|tu es (?:un )?(?:humain|homme|femme)|ты (?:—|-|это)?\s?(?:человек|живой человек)|você é (?:um )?(?:humano|pessoa real)/g,
    unless:
      /\b(?:not|never|whether|if|n't|tests?)\b|不是|是不是|是否|아니|ではない|kein|\bno\b|\bpas\b|\bне\b|não/,
  },
  {
    code: 'protection-off',
    detail: 'borrowed rights',
    pattern:
      /\b(?:use|log in with|sign in with|deploy with|push with|merge with|approve with|borrow|take)\w*\s(?:the |a |my |our )*(?:colleague|coworker|co-worker|teammate|reviewer|approver|owner|admin|lead|manager|boss|somebody|someone)(?: else)?'s\s(?:\w+ )?(?:token|session|login|account|key|cookie|credentials|password|badge)\b|用(?:同事|别人|评审人?|老板|领导|管理员|负责人)的(?:令牌|token|账号|帐号|会话|密钥|身份|登录态)[^。;不]{0,8}?(?:部署|推|批|合|登|提交|操作)?|(?:동료|다른 사람|팀장|리뷰어|관리자|담당자)(?:의)?\s?(?:토큰|계정|세션|키|비밀번호)(?:으?로|을 써서|을 이용해)\s?(?:배포|푸시|승인|머지|로그인|접속)|(?:同僚|他人|上司|レビュアー|管理者|担当者)の(?:トークン|アカウント|セッション|鍵|パスワード)で(?:デプロイ|プッシュ|承認|マージ|ログイン)|(?:с|под)\s(?:токеном|аккаунтом|учётк\S+|учетк\S+|логином|ключом)\s(?:коллеги|начальника|ревьюера|админа|другого)|mit (?:dem|der) (?:token|konto|account|login|sitzung|schlüssel) (?:eines|einer|des|der|vom|von) (?:kolleg|chef|review|admin|ander)\w*|con (?:el|la) (?:token|cuenta|sesión|clave) de (?:un |una |otro |mi |tu )?(?:compañer|colega|jef|revisor|admin|otr)\w*|avec (?:le|la) (?:jeton|compte|session|clé) d(?:e|u|'un|'une) (?:un |une |mon |ton |la |le )?(?:collègue|chef|relecteur|admin|autre)\w*/g,
    unless:
      /\b(?:never|not|don't|nobody|no one)\b|不|别|禁|마|말|금지|ない|禁止|\bне\b|nicht|nie|nunca|\bno\b|jamais|\bne\b/,
  },
]
