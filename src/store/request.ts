import type { Request } from '../core/request/request.ts'
import { linesLeftByHand } from '../core/request/weight.ts'
import type { Reads, Writes } from '../flow/ports/store.ts'
import { fromColumn, fromColumnOrNull, parseColumn, toColumn, toColumnOrNull } from './columns.ts'
import type { Connection } from './connection.ts'
import type { RequestModel } from './generated/models.ts'

/** What has a column of its own under the same name; all else goes into the column `rest`. */
type Own = Extract<keyof Request, keyof RequestModel>
type Rest = Omit<Request, Own>

type RequestReads = Pick<
  Reads,
  'request' | 'requestByUlid' | 'requests' | 'requestsByText' | 'requestsOf' | 'requestCount' | 'acceptance'
>

/** Decisions that the acceptance of a class is taken from: people change their minds. */
const SAMPLES = 200

export function requestReads({ prisma, sql }: Connection): RequestReads {
  return {
    async request(number) {
      const row = await prisma.request.findUnique({ where: { number } })
      return row && toRequest(row)
    },
    async requestByUlid(ulid) {
      const row = await prisma.request.findUnique({ where: { ulid } })
      return row && toRequest(row)
    },
    /** With a limit: the oldest ones, and of those that are due the most overdue ones. */
    async requests({
      workspace,
      states,
      kind,
      question,
      dueBefore,
      takesOut,
      raises,
      commitPending,
      ...more
    }) {
      const { quotes, promised, settledSince, byHand, after, before, limit } = more
      const newest = before === undefined ? 'asc' : 'desc'
      const rows = await prisma.request.findMany({
        where: {
          ...(workspace !== undefined && { workspace }),
          ...(states && { state: { in: [...states] } }),
          ...(kind !== undefined && { kind }),
          ...(question !== undefined && { question }),
          ...(dueBefore !== undefined && { dueAt: { lte: toColumn(dueBefore) } }),
          ...(takesOut !== undefined && { kind: 'remove', takesOutEntry: takesOut }),
          ...(raises !== undefined && { kind: 'add', takesOutEntry: raises }),
          ...(quotes !== undefined && { rest: { contains: JSON.stringify(quotes).slice(1, -1) } }),
          ...(commitPending && { commitState: 'pending' }),
          ...(promised !== undefined && { promised }),
          ...(settledSince !== undefined && { settledAt: { gte: toColumn(settledSince) } }),
          ...(byHand !== undefined && { byHand }),
          ...(after !== undefined && { number: { gt: after } }),
          ...(before !== undefined && { number: { lt: before } }),
        },
        // By `dueAt` so that its index is used: this is asked every second, of all requests there ever were.
        orderBy: dueBefore === undefined ? { number: newest } : { dueAt: 'asc' },
        ...(limit !== undefined && { take: limit }),
      })
      return rows.sort((a, b) => a.number - b.number).map(toRequest)
    },
    async requestCount(workspaces, states) {
      const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ')
      const [row] = await sql.rows<{ count: number }>(
        `SELECT COUNT(*) AS "count" FROM "Request"
         WHERE "workspace" IN (${marks(workspaces)}) AND "state" IN (${marks(states)})`,
        ...[...workspaces, ...states],
      )
      return row?.count ?? 0
    },
    async acceptance({ trigger, signal, urgency, tier }) {
      const rows = await sql.rows<{ approved: number }>(
        `SELECT "promised" AS "approved" FROM "Request"
         WHERE "trigger" = ? AND "urgency" = ? AND "tier" = ? AND "kind" = 'add'
           AND ("promised" OR ("state" = 'ignored' AND json_extract("rest", '$.ended') IS NULL))
           AND COALESCE(json_extract("rest", '$.signal'), '') = ?
         ORDER BY "number" DESC LIMIT ?`,
        ...[trigger, urgency, tier, signal, SAMPLES],
      )
      const approved = rows.filter((row) => row.approved).length
      return { approved, ignored: rows.length - approved }
    },
    async requestsByText(workspace, textHashes) {
      const where = { workspace, textHash: { in: [...textHashes] }, kind: 'add' }
      return (await prisma.request.findMany({ where, orderBy: { number: 'desc' } })).map(toRequest)
    },
    async requestsOf(candidate) {
      const where = { candidate, kind: 'add' }
      return (await prisma.request.findMany({ where, orderBy: { number: 'desc' } })).map(toRequest)
    },
  }
}

export function requestWrites({ prisma }: Connection): Pick<Writes, 'addRequest' | 'saveRequest'> {
  return {
    async addRequest(request) {
      const { number } = await prisma.request.create({ data: toRow(request), select: { number: true } })
      return { ...request, number }
    },
    async saveRequest(request, was) {
      // One statement, so that of any number of presses on one revision exactly one finds it (R23).
      const where = { number: request.number, revision: was }
      return (await prisma.request.updateMany({ where, data: toRow(request) })).count === 1
    },
  }
}

function toRow(request: Request) {
  const { number: _, ulid, workspace, candidate, kind, trigger, state, question, revision, ...more } = request
  const { text, textHash, tier, urgency, importance, risk, promised, tries, ...times } = more
  const { openedAt, createdAt, askedAt, settledAt, dueAt, ...rest } = times
  return {
    ...{ ulid, workspace, candidate, kind, trigger, state, question, revision },
    ...{ text, textHash, tier, urgency, importance, risk, promised, tries },
    openedAt: toColumnOrNull(openedAt),
    createdAt: toColumn(createdAt),
    askedAt: toColumnOrNull(askedAt),
    settledAt: toColumnOrNull(settledAt),
    dueAt: toColumnOrNull(dueAt),
    takesOutEntry: rest.takesOut?.entry ?? rest.raises?.entry ?? null,
    commitState: rest.commit?.state ?? null,
    byHand: state === 'written' && linesLeftByHand(request).length > 0,
    rest: JSON.stringify(rest satisfies Rest),
  }
}

function toRequest({ rest, takesOutEntry: _, commitState: __, byHand: ___, ...row }: RequestModel): Request {
  return {
    ...parseColumn<Rest>(rest, `Request ${row.number}`),
    ...row,
    kind: row.kind as Request['kind'],
    trigger: row.trigger as Request['trigger'],
    state: row.state as Request['state'],
    question: row.question as Request['question'],
    tier: row.tier as Request['tier'],
    urgency: row.urgency as Request['urgency'],
    importance: row.importance as Request['importance'],
    risk: row.risk as Request['risk'],
    openedAt: fromColumnOrNull(row.openedAt),
    createdAt: fromColumn(row.createdAt),
    askedAt: fromColumnOrNull(row.askedAt),
    settledAt: fromColumnOrNull(row.settledAt),
    dueAt: fromColumnOrNull(row.dueAt),
  }
}
