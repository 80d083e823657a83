import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireOutputOf } from '#lib/contracts/contract.ts'
import type { listReviewQueueContract } from '#lib/contracts/review/review-queue.ts'
import { reviewFixture } from '#tests/support/fixtures/review-fixture.ts'
import { sessionCookieOf } from '#tests/support/fixtures/session-cookie-of.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const WAITING = 1_230
let harness: Harness
let manager: Awaited<ReturnType<typeof sessionCookieOf>>

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  manager = await sessionCookieOf(harness, 'manager')
  const { id } = await (await reviewFixture(harness)).createHeld()
  await copies(id)
})
afterAll(() => harness.stop())

/**
 * Inserts copies of a proposal, three with each update time, so that page boundaries fall between rows with
 * the same update time.
 */
const copies = async (id: string) => {
  const { owner } = harness.database
  const columns = await owner`
    select column_name as name from information_schema.columns
    where table_name = 'proposals' and table_schema = 'public' order by ordinal_position`
  const overrides: Record<string, string> = {
    id: 'made.id',
    fgts_simulation_id: 'made.id',
    contract_number: "'page-' || n",
    // An encrypted value can only be decrypted in its own row.
    document_number: "'00000000000'",
    encrypted_document_number: 'null',
    client_name: "'Maria'",
    updated_at: "timestamptz '2026-01-01Z' + n / 3 * interval '1 millisecond'",
  }
  const names = columns.map(({ name }) => String(name))
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx.unsafe(`
      insert into proposals (${names.join(', ')})
      select ${names.map((name) => overrides[name] ?? `model.${name}`).join(', ')}
      from proposals as model, (select n, uuidv7() as id from generate_series(1, ${WAITING - 1}) as n) as made where model.id = '${id}'`)
  })
  await owner`analyze proposals`
}

const page = async (cursor: string | null) => {
  const query = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`
  const answer = await harness.api(`/panel/review/queue${query}`, { token: null, headers: manager.headers })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as WireOutputOf<typeof listReviewQueueContract>
}

describe('the pages of the review queue', () => {
  test('list every waiting proposal once, the longest first, with the total', async () => {
    const ids: string[] = []
    let cursor: string | null = null
    let pages = 0
    do {
      const { data, nextCursor, total, totalIsExact } = await page(cursor)
      expect([total, totalIsExact]).toEqual([WAITING, true])
      ids.push(...data.map(({ id }) => id))
      cursor = nextCursor
      pages += 1
    } while (cursor !== null)
    const rows = await harness.database
      .owner`select id from proposals where status = 'manual_analysis' order by updated_at, id`
    expect(ids).toEqual(rows.map(({ id }) => id))
    expect([pages, ids.length]).toEqual([13, WAITING])
  })

  test('continue after the last one shown even if those before it were decided meanwhile', async () => {
    const first = await page(null)
    const { owner } = harness.database
    const decidedIds = first.data.slice(0, 40).map(({ id }) => id)
    const second = await page(first.nextCursor)
    await owner`update proposals set status = 'canceled' where id = any(${decidedIds})`
    expect((await page(first.nextCursor)).data.map(({ id }) => id)).toEqual(second.data.map(({ id }) => id))
  })

  test('reject an invalid cursor', async () => {
    const answer = await harness.api('/panel/review/queue?cursor=x', {
      token: null,
      headers: manager.headers,
    })
    expect(answer.status).toBe(422)
  })
})
