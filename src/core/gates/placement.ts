import { flatten } from '../detect/flatten.ts'
import type { Reason } from '../reason.ts'
import type { Tier } from '../tier.ts'

/** Things whose breach costs: data, secrets, git history, deploys, money. */
const costly = alternation(
  // secrets
  'secret, secrets, password, passwords, passwd, credential, credentials, api key, api keys, private key, private keys, access key, access keys, access token, access tokens, auth token, tokens, .env, env file, env files, pii, personal data, customer data, user data, customer emails, gdpr, privacy, encryption, encrypt, decrypt, permission check, permission checks, authorization, authorisation, vulnerability, security, phone number, phone numbers, card number, card numbers, social security, national id, under nda, nda, certificate, certificates, signing key',
  '密钥, 密码, 口令, 凭证, 令牌, 敏感信息, 敏感数据, 个人信息, 隐私, 加密, 脱敏, 权限检查, 权限校验, 越权, 安全, 用户数据, 客户数据, 手机号, 身份证, 银行卡, 卡号, 金钥, 秘钥, 私钥, 证书, 保密',
  '비밀번호, 비밀키, 시크릿, 토큰, 자격증명, 자격 증명, 개인정보, 고객 데이터, 고객 정보, 암호화, 권한 검사, 보안, api 키, 인증서, 전화번호, 주민번호, 주민등록번호, 카드번호, 계좌번호, 비밀 유지',
  // data
  'prod db, production db, drop table, drop tables, truncate, migration, migrations, migrate reset, schema change, schema changes, db push, delete data, deleting data, delete any, deleting any, delete files, deleting files, rm -rf, wipe, backup, backups, back up, restore, data loss, production data, seed data, soft delete, delete anything, deletes anything, delete on, deleting things, originals, only copy, rm the',
  '线上库, 生产库, 删库, 删表, 删数据, 删除数据, 删文件, 删除文件, 清空, 迁移脚本, 迁移, 表结构, 备份, 生产数据, 线上数据, drop, 删除前, 正式库, 原始文件, 唯一一份, 删除任何, 删任何',
  '운영 db, db 마이그레이션, 마이그레이션, 스키마 변경, 테이블 삭제, 데이터 삭제, 파일 지우기, 파일 삭제, 삭제하기 전, 백업, 운영 데이터, 삭제 금지, 원본 파일, 파일은 지우',
  // git history
  'force push, force-push, force pushing, force-pushing, --force, push to main, push to master, push directly, pushing to main, main branch, master branch, direct commits, directly to main, on main, to main, to master, on master, git history, rewrite history, rebase main, reset --hard, git add ., git add -a, --no-verify, protected branch, release branch, without a pr, merge to main, merge into main, merge to master, force pushes, force-pushes, push -f, main is protected, master is protected, develop is protected, is protected, protected branches, pushes without, push without, pushing without, commit on my behalf, commit myself, push myself, merge myself, goes through a pr, go through a pr, rebase shared, shared branches, shared branch',
  '强推, 强制推送, 改写历史, 提交历史, 直接提交到, 直接推, 主分支, 主干, 推 main, 推到 main, 推到main, main 分支, main分支, master 上, master上, master 分支, 到 main, 到main, 回滚, push -f, 受保护, 推代码, 推送代码, 直接提主干, 私自合并, 自己合并, 自己点合并',
  '강제 푸시, 강제푸시, 포스 푸시, main 브랜치, 메인 브랜치, main에, main에 직접, master에, 직접 푸시, 커밋 이력, 히스토리, 보호되어, 보호돼, 보호 브랜치, 없이 푸시, 없이 머지, 없이 커밋, 푸시하지, 직접 머지',
  // deploys
  'deploy, deploys, deployed, deploying, deployment, deployments, production, prod, release, releases, releasing, publish, publishing, rollout, roll back, rollback, terraform apply, terraform, kubectl, helm upgrade, npm publish, live server, hotfix, downtime',
  '部署, 上线, 发版, 发布, 生产环境, 线上, 灰度, 回滚',
  '배포, 운영 서버, 운영 환경, 프로덕션, 릴리스, 릴리즈, 롤백, 운영에',
  // money
  'money, payment, payments, billing, invoice, invoices, price, prices, refund, refunds, charge customers, currency, cents, paid plan, cost limit, budget',
  '金额, 支付, 付款, 账单, 计费, 扣款, 退款, 价格, 钱, 费用, 转账, 打款',
  '결제, 금액, 환불, 청구, 과금, 정산, 비용, 이체, 송금, 실키, 실결제',
)

/** Things that cost only when something is forbidden, or needs a word of approval: a mere fact about them is none. */
const delicate = alternation(
  'database, databases, squash, amend, ci, pipeline, staging, live tables, lockfile',
  '数据库, 流水线, 锁文件, 计费表',
  '데이터베이스, 디비, 락 파일',
)
const forbidding = alternation(
  "never, must not, must never, don't, do not, dont, not without, without my, without asking, ask me before, ask me first, approval, forbidden, hands off, nobody, nothing",
  '不要, 别, 禁止, 严禁, 不许, 不准, 不得, 不能, 切勿, 同意, 批准, 先问我',
  '지 마, 지마, 지 말, 금지, 절대, 안 돼, 안 됩, 안돼, 허락, 승인, 먼저 물어',
)

/** Words that make a sentence a rule: something is forbidden, demanded or asked for first. */
const ruling = alternation(
  "never, always, must, don't, do not, dont, no, not, without, only, avoid, stop, ask, before, every, any, each, make sure, ensure, should, shouldn't, forbidden, required, have to, need to, from now on, first, keep, use, all, until, goes through, go through, nothing, nobody",
  '不要, 别, 禁止, 严禁, 不许, 不准, 不得, 不能, 不可, 不允许, 必须, 一定, 务必, 先, 每次, 永远, 绝对, 一律, 统一, 都要, 任何, 以后, 要, 切勿, 勿, 所有, 只能, 不再, 用',
  '지 마, 지마, 지 말, 금지, 절대, 반드시, 항상, 매번, 무조건, 꼭, 먼저, 전에, 해야, 야 해, 야 돼, 안 돼, 안 된, 안 됨, 안 됩, 안돼, 하지, 앞으로, 모든, 말고, 확인, 다뤄야, 직접',
)

/** A sentence that says itself where it belongs. */
const standing = alternation(
  'standing rule, standing rules, claude.md, agents.md, project rules, rules file, coding standard, coding standards, house rule, team rule, hard rule, company policy, our policy',
  '规则文件, 长期规则, 写进规则, 项目规范, 代码规范, 开发规范, 团队规范, 这是规范, 红线, 团队规则, 铁律',
  '규칙 파일, 팀 규칙, 프로젝트 규칙, 규칙으로, 코딩 컨벤션, 철칙, 회사 정책',
)

/** One alternation for all words; Latin words stand alone, others anywhere. */
function alternation(...lists: readonly string[]): RegExp {
  const latin: string[] = []
  const rest: string[] = []
  for (const list of lists) {
    for (const entry of list.split(',').map((word) => word.trim())) {
      const source = entry.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
      ;/^[\x00-\x7f]+$/.test(entry) ? latin.push(source) : rest.push(source)
    }
  }
  return new RegExp(`(?<![a-z0-9_])(?:${latin.join('|')})(?![a-z0-9_])|(?:${rest.join('|')})`, 'u')
}

function found(text: string, words: RegExp): { start: number; end: number } | undefined {
  const hit = words.exec(text)
  return hit === null ? undefined : { start: hit.index, end: hit.index + hit[0].length }
}

/**
 * The tier of a meaning: L3 for a rule whose breach costs, or one that says it belongs in the standing rules; else L1.
 * Words of scope alone ("always") raise nothing. L2 needs a skill, which a text alone does not show.
 */
export function place(text: string): { tier: Tier; reasons: Reason[] } {
  const flat = flatten(text)
  const stands = found(flat, standing)
  if (stands !== undefined) return { tier: 'L3', reasons: [{ code: 'standing-file', span: stands }] }
  const heavy = found(flat, ruling) === undefined ? undefined : found(flat, costly)
  const costs = heavy ?? (found(flat, forbidding) === undefined ? undefined : found(flat, delicate))
  if (costs === undefined) return { tier: 'L1', reasons: [] }
  return {
    tier: 'L3',
    reasons: [{ code: 'work-object', detail: text.slice(costs.start, costs.end), span: costs }],
  }
}
