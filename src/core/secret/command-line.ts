import { isOrdinaryWord, isPlaceholder, isReference } from './placeholder.ts'

/** Passwords as they stand in commands and in "user / password" pairs. The first group is the secret. */
const patterns: readonly RegExp[] = [
  /\b(?:wi-?fi|wlan|ssid|hotspot)\b[^\n;]{0,40}?\s?[/,|]\s?(?=[!-~]{0,40}\d)(?=[!-~]{0,40}[A-Za-z])([!-~]{8,63})/gi,
  /\b(?:[Ww]i-?[Ff]i|WIFI|WLAN|wlan|[Hh]otspot)\b[^\n;:]{0,30}:\s?(?=[!-~]{0,40}\d)(?=[!-~]{0,40}[A-Z])(?=[!-~]{0,40}[a-z])(?=[!-~]{0,40}[-!#$%&*+?_])([!-~]{8,63})/g,
  /(?:passwor[dt]|contraseña|mot de passe|парол\S{1,2}|senha|密码|口令|비밀번호|비번|パスワード)[^\n.;,，]{0,40}?\s((?=[!-~]{0,60}\d)[!-~]{6,80}?)\s?[,，、(/]\s?(?:log-?in|user(?:name)?|benutzer|usuario|usuário|identifiant|логин|пользовател|用户名|账号|帐号|아이디|계정|ユーザー|アカウント)/gi,
  /\b(?:mysql|mysqldump|mysqladmin|mariadb)\b[^\n|;]{0,60}?\s-p([^\s'"]{3,80})/g,
  /\bcurl\b[^\n|;]{0,80}?\s(?:-u|--user)\s{0,2}["']?[\w.@-]{1,60}:([^\s'"]{3,80})/g,
  /\b(?:docker|podman|helm registry|az|az acr|oc) login\b[^\n|;]{0,60}?\s-p\s{0,2}["']?([^\s'"]{3,80})/g,
  /(?:用户名|帐号|账号|用户|帳號|アカウント|아이디)\s?[:是为]?\s?[\w.@-]{2,40}\s?[,，、]?\s?(?:密码|密碼|口令|パスワード|비밀번호|비번)\s?[:是为は는]?\s?([!-~]{4,80})/g,
  /\b(?:redis|valkey)-cli\b[^\n|;]{0,60}?\s-a\s{1,2}["']?([^\s'"]{3,80})/g,
  /\b(?:zip|unzip)\b[^\n|;]{0,60}?\s-P\s{0,2}["']?([^\s'"]{3,80})/g,
  /\b7z[ar]?\b[^\n|;]{0,60}?\s-p([^\s'"]{3,80})/g,
  /\bopenssl\b[^\n|;]{0,100}?\s(?:-k\s{1,2}|-pass(?:in|out)?\s{1,2}pass:)["']?([^\s'"]{3,80})/g,
  /\b(?:https?|xh)\b[^\n|;]{0,60}?\s(?:-a|--auth)[ =]{1,2}["']?[\w.@-]{1,60}:([^\s'"]{3,80})/g,
  /\bhtpasswd\s-\w{0,8}b\w{0,8}\s[^\s|;]{1,120}\s[^\s|;]{1,60}\s["']?([^\s'"]{3,80})/g,
  /\bsshpass\s-p\s{0,2}["']?([^\s'"]{3,80})/g,
  /--(?:password|passwd|pass|pwd|token|secret|api-key|auth-token)[= ]["']?([^\s'"-][^\s'"]{3,200})/g,
  /\b(?:login|log in|sign in|basic[- ]auth(?:entication)?|http auth|account|user(?:name)?|credentials?|creds)\b[^\n.,;]{0,24}?\s[\w.@-]{2,40}\s?[/:|]\s?([!-~]{4,80})/gi,
  /(?:账号|帐号|账户|用户名|登录|계정|아이디|로그인|アカウント)[^\n.,;，。]{0,16}?[\w.@-]{2,40}\s?[/:|]\s?([!-~]{4,80})/gi,
  /\b(?:ssh|log|sign)\s?(?:in)?(?:to [\w.-]{1,40})? (?:as|with user) [\w.@-]{2,40}\s?(?:with|using|and|,|\/)\s(?:password |pw |pass )?(?=[!-~]{0,40}\d)(?=[!-~]{0,40}[A-Za-z])(?=[!-~]{0,40}[-_!@#$%&*+?])([!-~]{6,80})/gi,
  /\b(?:admin|root|postgres|sa|guest|test)\s?[:/]\s?(?=[!-~]{0,40}\d)(?=[!-~]{0,40}[A-Za-z])([!-~]{6,80})/gi,
]

/** Finds them in a plain copy. */
export function findCommandLineSecrets(text: string): { kind: string; start: number; end: number }[] {
  const found: { kind: string; start: number; end: number }[] = []
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const value = match[1]!.replace(/[.,;)"'`]+$/, '')
      if (!/[A-Za-z]/.test(value) || !/[\d!@#$%^&*]/.test(value)) continue
      if (
        /^\*\.\w+$/.test(value) ||
        value.includes('/') ||
        isPlaceholder(value) ||
        isReference(value) ||
        isOrdinaryWord(value)
      )
        continue
      const start = match.index + match[0].length - match[1]!.length
      found.push({ kind: 'password', start, end: start + value.length })
    }
  }
  return found
}
