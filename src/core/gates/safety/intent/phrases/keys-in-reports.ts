import type { Phrase } from '../phrase.ts'
import { DENIED, together, whole } from './together.ts'

const KEY_FILE =
  '(?:~|\\$home|/root|/home/\\w+)?/?\\.ssh(?:/[\\w.*-]+)?(?![\\w])|\\bid_(?:rsa|ed25519|ecdsa|dsa)\\b(?!\\.pub)|~?/?\\.aws/(?:credentials|config)|(?<![\\w.])\\.netrc|(?<![\\w.])\\.pgpass|(?<![\\w])\\.env(?:\\.(?:local|prod\\w*|staging))?(?![\\w.-])|\\bkube-?config\\b|~?/?\\.kube/config|\\.docker/config\\.json|\\.npmrc|\\.pypirc|\\bsecrets?\\.(?:ya?ml|json|toml|env)\\b|\\bcredentials\\.json\\b|\\bservice-account[\\w-]*\\.json\\b|[\\w-]{1,60}\\.(?:pem|p12|pfx|jks|keystore)\\b|\\bprivate key (?:file|pem)?|私钥|密钥文件|개인\\s?키|키 파일|秘密鍵|鍵ファイル|clave privada|clé privée|privater? schlüssel|закрыт\\p{L}* ключ\\p{L}*|chave privada'
const PUT = `${whole(
  'append(?:ed|s|ing)?|attach(?:ed|es|ing)?|add(?:ed|s|ing)?|includ(?:e|ed|es|ing)|contain(?:s|ed)?|paste[ds]?|pasting|join(?:ed|s)?|enclos(?:e|ed|es)|put|puts|goes?|go|drop(?:ped)?|bundle[ds]?|carr(?:y|ies)|hold|holds|ha(?:s|ve)|with|send|sent|dump(?:ed)?|angehängt|anhängen|beigefügt|beifügen|beiliegt|beiliegen|enthält|enthalten|adjunta\\p{L}*|adjunt[oa]s?|incluye\\p{L}*|incluid[oa]s?|añad\\p{L}*|joint\\p{L}*|joindre|ajout\\p{L}*|inclu\\p{L}*|прилож\\p{L}*|прикреп\\p{L}*|приклад\\p{L}*|добав\\p{L}*|вклад\\p{L}*|anexad[oa]s?|anex\\p{L}*|juntad[oa]s?',
)}|附(?:上|带|加|在)?|带上|贴|放|加上|塞|包含|附件|첨부|붙이|붙인|붙여|넣|포함|담는|담아|실어|添付|付け|入れ|含め|貼`
const REPORT = `${whole(
  '(?:debug|bug|error|crash|incident|status|support|diagnostic|test|failure|problem|issue|health)?[- ]?(?:reports?|tickets?|issues?|bundles?|dumps?|traces?|stack ?traces?|archives?|submissions?|requests? for help|triage|case files?|support cases?)|\\p{L}*berichte?[ns]?|tickets?|informes?|reportes?|incidencias?|rapports?|отч[её]т\\p{L}*|тикет\\p{L}*|relatórios?|chamados?',
)}|报告|工单|诊断包|调试包|问题单|报错|日志包|보고서|리포트|티켓|진단 (?:묶음|번들)|번들|報告|レポート|チケット|バンドル`

/** R13: a file of keys that goes along with a report, also where only its use is praised. */
export const keysInReportsPhrases: readonly Phrase[] = [
  {
    code: 'exfiltration',
    detail: 'keys',
    always: true,
    pattern: together(
      [KEY_FILE, PUT, REPORT],
      `${DENIED}|${whole('without|fails?|alert|scan(?:s|ner|ned)?|check(?:s|ed)?|rotate[ds]?|missing|permissions?|mode|chmod|ohne|sin|sans|sem|без')}|泄露|缺失|누락|유출|漏洩`,
    ),
  },
]
