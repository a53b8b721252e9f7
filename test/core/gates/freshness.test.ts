import { describe, expect, it } from 'vitest'
import { classify, shortLived } from '../../../src/core/gates/freshness.ts'

describe('a text is', () => {
  it.each([
    // what somebody shall do, whatever it is about
    ['business_rule', 'Never force-push to main'],
    ['business_rule', 'Use pnpm, not npm'],
    ['business_rule', 'Never delete rows from the orders table without a backup'],
    ['business_rule', 'Always join orders on customer_id'],
    ['business_rule', 'Keep functions under 40 lines'],
    ['business_rule', 'Split files over 300 lines and never add more'],
    ['business_rule', '禁止强推 main'],
    ['business_rule', '提交前必须跑测试'],
    ['business_rule', '每次查询都要加分页，必须'],
    ['business_rule', '항상 존댓말로 답해줘'],
    ['business_rule', '커밋 전에 반드시 테스트를 돌려야 해'],
    ['business_rule', 'I like small diffs'],
    ['business_rule', 'Refunds over 500 euros go to a second person'],
    ['business_rule', 'Prefer `?` over `.unwrap()` for error handling'],
    // how things are built
    ['schema', 'orders.customer_id is a foreign key to customers.id'],
    ['schema', 't_room.building_id = t_building.id (many-to-one)'],
    ['schema', '订单表的 user_id 是用户表的外键'],
    ['schema', '주문 테이블의 user_id는 users의 외래 키다'],
    // how a tool behaves
    ['tool_experience', 'pnpm install fails behind the proxy without `--strict-ssl=false`'],
    ['tool_experience', 'vitest hangs when the database container is not up'],
    ['tool_experience', '`make e2e` 在没有 docker 的机器上会报错'],
    ['tool_experience', 'playwright 는 CI에서 폰트가 없으면 실패한다'],
    ['tool_experience', 'When `pnpm install` fails with EACCES, run it with sudo off'],
    // a query
    ['query_pattern', 'The query for active users left joins sessions twice'],
    ['query_pattern', '查询活跃用户走的是会话表'],
    // how far data reaches
    ['data_range', 'Order data ranges from 2019-01-02 to 2024-06-30'],
    ['data_range', '订单数据的日期范围是 2019 到 2024'],
    ['data_range', '주문 데이터는 2019년부터 2024년까지 있다'],
    // what was counted
    ['data_snapshot', 'The orders table currently has 1,204,332 rows'],
    ['data_snapshot', 'There are 42 users on staging as of today'],
    ['data_snapshot', '目前订单表有 120 万行'],
    ['data_snapshot', '현재 사용자는 1200명이다'],
  ])('%s: %s', (type, text) => expect(classify(text)).toBe(type))

  it('better looked up than remembered when it is a matter of data', () => {
    expect(shortLived('data_snapshot')).toEqual({ code: 'short-lived' })
    expect(shortLived('data_range')).toEqual({ code: 'short-lived' })
    expect(shortLived('schema')).toBeNull()
  })
  it.each(['1', 'a.', '1,'])('told of a great many of %j, and comes to an end', (piece) =>
    expect(classify(piece.repeat(300_000))).toBe('business_rule'),
  )
})
