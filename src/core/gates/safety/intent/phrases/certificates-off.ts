import type { Phrase } from '../phrase.ts'

const KEPT_ON =
  /\b(?:never|not|don't|must|tests?|localhost|fail\w*|renew\w*)\b|不|禁|别|测试|지\s?(?:마|말|않)|금지|테스트|ない|禁止|テスト|(?<![a-zà-ɏа-яё])(?:nicht|nie|niemals|keine\w*|nunca|no|jamais|ne|pas|не|никогда|нельзя|não|testes?)(?![a-zà-ɏа-яё])/

/** R13: certificates that nobody looks at any more, said with the verb in two pieces or at the end. */
export const certificatesOffPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'certificates',
    pattern:
      /(?:zertifikats?-?|tls-?|ssl-?)(?:über)?(?:prüfung|validierung|kontrolle|verifikation|check|fehler|warnung)\w*\s[^.;!?]{0,40}?(?:\bab\b|\baus\b|abschalt|ausschalt|abstell|deaktiv|\bweg\b|spar|verzicht|überspring|ignorier|wegklick)|(?:schalt|stell|klemm)\w*\s[^.;!?]{0,20}?(?:zertifikat|tls|ssl)\S*[^.;!?]{0,24}?(?:\bab\b|\baus\b)|(?:vérification|contrôle|validation)s? (?:des? |du |de )?(?:certificats?|tls|ssl)[^.;!?]{0,40}?(?:coup|désactiv|saut|ignor|enlev|laiss\w+ tomber|on s'en passe)|(?:verificación|comprobación|validación|verificação|validação|checagem) (?:de |do |del |dos )?(?:los |o |os )?(?:certificados?|tls|ssl)[^.;!?]{0,40}?(?:desactiv|quit|apag|salt|ignor|omit|desativ|deslig|pul)|(?:проверк\S+) (?:сертификат\S*|tls|ssl)[^.;!?]{0,30}?(?:отключ|выключ|убира|пропуск|снима)/g,
    unless: KEPT_ON,
  },
]
