import { describe, expect, it } from 'vitest'
import { relate } from '../../../src/core/relation/index.ts'
import { findRelations, indexRelations } from '../../../src/core/relation/search.ts'

/** Rules of the same build whose deeds, objects and occasions all come from lists. */
const kinds = [
  {
    say: (deed: string, object: string, occasion: string) => `${deed} ${object} ${occasion}`,
    deeds: ['Document', 'Encrypt', 'Paginate', 'Review', 'Translate', 'Cache', 'Update', 'Restart'],
    objects: [
      'the invoice worker',
      'error pages',
      'search results',
      'the billing report',
      'user avatars',
      'webhook payloads',
    ],
    occasions: [
      'after a schema change',
      'once a week',
      'before each release',
      'in the nightly job',
      'for every new tenant',
    ],
  },
  {
    say: (deed: string, object: string, occasion: string) => `${occasion}${deed}${object}`,
    deeds: ['备份', '加密', '翻译', '压缩', '重启', '缓存'],
    objects: ['账单服务', '错误页面', '搜索索引', '用户头像', '上传的附件'],
    occasions: ['每周', '发版前', '改表结构之后', '新增租户时'],
  },
  {
    say: (deed: string, object: string, occasion: string) => `${occasion} ${object} ${deed}`,
    deeds: ['백업', '암호화', '번역', '압축', '재시작', '캐싱'],
    objects: ['청구 워커', '오류 페이지', '검색 색인', '사용자 사진', '웹훅 페이로드'],
    occasions: ['매주', '릴리스 전에', '스키마 변경 후에', '테넌트를 추가할 때'],
  },
] as const

describe.each(kinds)('rules like $deeds.0', ({ say, deeds, objects, occasions }) => {
  const rules = deeds.flatMap((deed, d) =>
    objects.flatMap((object, o) =>
      occasions.map((occasion, c) => ({ d, o, c, text: say(deed, object, occasion) })),
    ),
  )
  it('are no duplicates where another deed is done to the same thing', () => {
    const wrong = rules.flatMap((one) =>
      rules
        .filter(({ d, o, c }) => d > one.d && o === one.o && c === one.c)
        .filter(({ text }) => relate(one.text, text).relation === 'duplicate')
        .map(({ text }) => `${one.text} | ${text}`),
    )
    expect(wrong).toEqual([])
  })
  it('are neither duplicates nor contradictions where deed, thing and occasion are others', () => {
    const own = rules.filter((_, at) => at % 3 === 0)
    const index = indexRelations(own.map(({ text }) => text))
    const wrong = rules
      .filter((_, at) => at % 7 === 0)
      .flatMap((one) =>
        findRelations(one.text, index)
          .filter(({ relation }) => relation !== 'refinement')
          .map(({ at, relation }) => ({ its: own[at] as (typeof own)[number], relation }))
          .filter(({ its }) => its.d !== one.d && its.o !== one.o && its.c !== one.c)
          .map(({ its, relation }) => `${one.text} | ${its.text}: ${relation}`),
      )
    expect(wrong).toEqual([])
  })
  it('are none where they say the same words in another order', () => {
    const index = indexRelations(['Replace dayjs with moment', 'Copy production data to staging'])
    for (const text of ['Replace moment with dayjs', 'Copy staging data to production'])
      expect(findRelations(text, index)).toMatchObject([{ relation: 'refinement' }])
  })
})
