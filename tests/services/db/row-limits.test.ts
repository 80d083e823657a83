import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false, settings: () => ({ DATABASE_POOL: '1' }) })
})
afterAll(() => harness.stop())

const ROWS = 60

/**
 * Reads one page in a transaction and returns its size and the end of the statement that Postgres prepared.
 */
const readPage = async (mark: string, limit: number, offset = 0) => {
  const { beginTransaction } = await import('#db/begin-transaction.ts')
  const { limitTo } = await import('#db/row-limit.ts')
  return beginTransaction(async (tx) => {
    const rows = await tx`
      select ${mark}::text as mark, n from generate_series(1, ${ROWS}::int) as n order by n ${limitTo(tx, limit, offset)}`
    const [prepared] = await tx<{ statement: string }[]>`
      select statement from pg_prepared_statements where statement like ${'% as mark, n %'} order by prepare_time desc limit 1`
    return { count: rows.length, first: rows[0]?.n, end: prepared?.statement.split('order by n ')[1] }
  })
}

describe('the limit of a list', () => {
  test('is part of the text for a usual page, so that Postgres plans it once', async () => {
    expect(await readPage('usual', 21)).toEqual({ count: 21, first: 1, end: 'limit 21' })
  })

  test('is a parameter for a rare size, so that clients cannot fill a connection with plans', async () => {
    expect(await readPage('rare', 37)).toEqual({ count: 37, first: 1, end: 'limit $3' })
  })

  test('leaves the offset of later pages a parameter', async () => {
    expect(await readPage('later', 20, 40)).toEqual({ count: 20, first: 41, end: 'limit 20 offset $3' })
  })
})

test('an empty list of values matches no row', async () => {
  const { beginTransaction } = await import('#db/begin-transaction.ts')
  const { equalsAny } = await import('#db/equals-any.ts')
  const counts = await beginTransaction(async (tx) => {
    const [row] = await tx`
      select count(*) filter (where id ${equalsAny(tx, [])}) as matching, count(*) filter (where not (id ${equalsAny(tx, [])})) as others
      from (values ('a'::text)) as rows (id)`
    return row
  })
  expect(counts).toEqual({ matching: 0, others: 1 })
})
