import type { Phrase } from '../phrase.ts'

/** Here "without" and "refused" are the occasion, no prohibition. */
const FORBIDDEN =
  /\b(?:never|not|don't|nobody|no one)\b|不要|不得|不许|不能|别|禁止|严禁|지\s?(?:마|말|않)|금지|ない|禁止|(?<![a-zà-ɏа-я])(?:nie|niemals|nicht|keine?|nunca|no|jamais|никогда|не|нельзя)(?![a-zà-ɏа-я])/

/** Rights of somebody else, rights given to oneself, and a way back in. */
export const borrowedRightsPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'borrowed',
    pattern:
      /\b(?:use|take|borrow|try|fall back to|switch to|log ?in with|sign in with)\s(?:my |a |an |the |our |your |any |another |some |his |her )?(?:colleague|co-?worker|teammate|boss|manager|admin(?:istrator)?|owner|somebody|someone|other (?:user|person|developer)|lead|cto|ceo)(?:'?s|s'|’s)?\s(?:own )?(?:access )?(?:tokens?|accounts?|passwords?|credentials|keys?|login|session|badge)\b|\b(?:tokens?|accounts?|passwords?|credentials|login) of (?:a |my |another |the )?(?:colleague|co-?worker|teammate|boss|admin|someone else)/g,
    unless: /\b(?:fixtures?|mocks?|playwright|e2e|test (?:user|account)s?)\b/,
  },
  {
    code: 'protection-off',
    detail: 'borrowed',
    pattern:
      /(?:用|借用?|拿|换成)\s?(?:一下)?(?:同事|别人|他人|老板|组长|领导|管理员|其他人)的\s?(?:访问)?(?:令牌|token|账号|帐号|密码|密钥|凭据|登录|身份)|(?:동료|다른 사람|남|팀장|상사|관리자)(?:의)?\s(?:토큰|계정|비밀번호|키|인증 정보)(?:을|를|으로|로)?\s?(?:써|쓰|사용|빌려|빌리|로그인)|(?:同僚|他人|上司|管理者|別の人)の(?:トークン|アカウント|パスワード|鍵)(?:を|で)(?:使|借|ログイン)|(?:token|konto|passwort|zugang|schlüssel) (?:eines|deines|des|vom) (?:kollegen|chefs?|admins?)|(?:token|cuenta|contraseña|clave) de (?:un|tu|otro) (?:compañero|colega|jefe|usuario)|(?:jeton|token|compte|mot de passe) d(?:'un|e ton|u) (?:collègue|chef|patron)|(?:токен|аккаунт|пароль|ключ) (?:коллеги|начальника|другого)/g,
    always: true,
    unless: FORBIDDEN,
  },
  {
    code: 'protection-off',
    detail: 'own rights',
    pattern:
      /\b(?:give|grant|assign|hand|add)\s(?:yourself|itself)\b|\badd yourself to (?:the )?(?:admins?|owners?|sudoers|maintainers|approvers)|(?:스스로에게|자신에게|네 계정에)[^.;]{0,12}?(?:권한|역할|관리자)[^.;]{0,6}?(?:부여|추가|줘|올려)|自分に[^。;]{0,10}?権限を(?:付与|与え|追加)/g,
    unless: /\b(?:time|a break|credit)\b/,
  },
  {
    code: 'protection-off',
    detail: 'own rights',
    pattern: /给自己[^,，。;]{0,6}?(?:加|授|开|赋|提)[^,，。;]{0,6}?(?:权限|权|角色|管理员)/g,
    always: true,
    unless: FORBIDDEN,
  },
  {
    code: 'protection-off',
    detail: 'own rights',
    pattern:
      /(?:gib|erteile|verschaffe) dir (?:selbst )?[^.;]{0,16}?(?:rechte|rolle|zugriff)|(?:date|concédete|otórgate|asígnate)\s[^.;]{0,16}?(?:permisos?|rol|acceso)|(?:donne|accorde|attribue)-toi\s[^.;]{0,16}?(?:droits|rôle|accès)|(?:дай|выдай|назначь) себе\s[^.;]{0,16}?(?:права|роль|доступ)/g,
  },
  {
    code: 'protection-off',
    detail: 'way back',
    pattern:
      /\b(?:add|put|install|leave|drop|place)\w*\s(?:your|its|an?|another|my) (?:own |second |spare |extra |hidden )?(?:ssh |public )?(?:key|backdoor|account|user|login)\b[^.;!?]{0,40}?\b(?:so (?:that )?you|for later|to come back|to get back|authorized_keys)|把自己的(?:公钥|密钥|账号)[^,，。;]{0,4}?(?:加|放|写|塞)|留(?:一个|个)?后门|(?:네|자신의)\s?(?:공개키|ssh 키|키|계정)(?:를|을)?\s?(?:넣|추가|심)|백도어(?:를)?\s?(?:남|만들|심)|バックドアを(?:残|作|仕込)/g,
  },
  {
    code: 'protection-off',
    detail: 'self-approval',
    pattern:
      /\b(?:approve|accept|confirm|sign off|merge)\w*\b[^.;!?]{0,24}?\b(?:with|using|from|via|through) (?:the |a |my |your |another )?(?:bot|service|second|other|admin|ci|shared|spare)(?:'s)? (?:account|user|identity|token)|用?(?:机器人|服务|小号|管理员|共享)(?:的)?(?:账号|帐号|账户|身份)?(?:来|去)?(?:批准|通过|同意|审批|点)(?:自己|你)?的|(?:봇|서비스|부|공용|관리자)\s?계정으로[^.;]{0,14}?(?:승인|허가|동의|머지|병합)|(?:ボット|サービス|別)アカウントで[^。;]{0,10}?承認/g,
  },
]
