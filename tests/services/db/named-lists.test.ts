import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digestsOf } from '#tests/support/fixtures/digests-of.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

/**
 * Number of proposals, enough to make their shared names common; the oldest 30 have a rare name. Every third
 * is from before encryption.
 */
const ROWS = 6_000
const COMMON = 500
const WORDS = ['jose', 'maria', 'mariana', 'antonia', 'ines', 'zoroastro', 'silva', 'beatriz', 'sa']

let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
  const { id } = await proposals.create()
  const { owner } = harness.database
  const columns = await owner`
    select column_name as name from information_schema.columns
    where table_name = 'proposals' and table_schema = 'public' order by ordinal_position`
  const overrides: Record<string, string> = {
    id: 'seed.id',
    contract_number: "'old-' || n",
    created_at: 'made',
    updated_at: 'made',
    fgts_simulation_id: 'null',
    product: "'clt'",
    clt_simulation_id: 'seed.id',
    clt_consult_id: 'seed.id',
    document_number: "'00000000000'",
    encrypted_document_number: 'null',
    client_name: "'Maria'",
  }
  const names = columns.map(({ name }) => String(name))
  await owner.begin(async (tx) => {
    await tx.unsafe('set local session_replication_role = replica')
    await tx.unsafe(`create table seeds as select n, now() - make_interval(secs => 60 + n) as made,
      uuidv7(make_interval(secs => -60 - n)) as id from generate_series(1, ${ROWS}) as n`)
    await tx.unsafe(`insert into proposals (${names.join(', ')})
      select ${names.map((name) => overrides[name] ?? `model.${name}`).join(', ')}
      from seeds as seed, (select * from proposals where id = '${id}') as model`)
    const stored = WORDS.map((word) => `('${word}', ${digestsOf(proposals.organizationId, word)})`)
    await tx.unsafe(`insert into proposal_name_words (organization_id, proposal_id, word)
      select distinct '${proposals.organizationId}'::uuid, id, stored from seeds, lateral unnest(array['jose',
        case when n % 2 = 0 then 'maria' else 'mariana' end, case when n > ${ROWS - 700} then 'antonia' else 'ines' end,
        case when n > ${ROWS - 30} then 'zoroastro' else 'silva' end,
        case when n % 20 = 3 then 'beatriz' end, case when n % 100 = 7 then 'sa' end]) as name (word)
      join (values ${stored.join(', ')}) as words (word, digests) using (word),
      lateral unnest(case when n % 3 = 0 then array[word] else digests end) as stored`)
  })
  await owner`vacuum analyze proposals, proposal_name_words`
})

afterAll(() => harness?.stop())

const { listProposals } = await import('#lib/services/proposals/list-proposals.ts')

const pageOf = (search: string, more: object = {}) =>
  listProposals(proposals.context(), { product: 'clt', page: 1, limit: 100, search, ...more })

const allOf = async (search: string) => {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await pageOf(search, { cursor })
    ids.push(...page.rows.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return ids
}

const idsWhere = async (condition: string) => {
  const rows = await harness.database.owner.unsafe(`select id from seeds where ${condition} order by id desc`)
  return rows.map(({ id }) => String(id))
}

/** Returns how many rows and index entries one page reads, from Postgres statistics. */
const readBy = async (search: string) => {
  const { withSnapshot } = await import('#db/transaction.ts')
  const { pageOfProposals } = await import('#lib/services/proposals/shared/page-of-proposals.ts')
  const context = proposals.context()
  return withSnapshot(context, async (tx) => {
    const read = async () => {
      const [row] = await tx<{ read: number }[]>`
        select sum(pg_stat_get_xact_tuples_returned(oid))::int as read from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`
      return row?.read ?? 0
    }
    const before = await read()
    await pageOfProposals(tx, context, { product: 'clt', page: 1, limit: 20, search })
    return (await read()) - before
  })
}

describe('a search by a common name', () => {
  test.each([
    ['one common name', 'maria jose', 'true'],
    ['a beginning that two names have', 'mari', 'true'],
    ['the whole of one of them', 'mariana', 'n % 2 = 1'],
    ['two common names that are only together long ago', 'jose antonia', `n > ${ROWS - 700}`],
    ['a common and a rare name', 'jose zoro', `n > ${ROWS - 30}`],
    ['two rare names', 'zoro beatriz', `n > ${ROWS - 30} and n % 20 = 3`],
    ['three words', 'silva antonia mariana', `n > ${ROWS - 700} and n <= ${ROWS - 30} and n % 2 = 1`],
    ['a common name and a whole word of two letters', 'jose sa', 'n % 100 = 7'],
    ['a common name and the beginning of a word', 'jose s', 'true'],
    ['a rare name and two letters that no such name has as a word', 'zoro sa', `n > ${ROWS - 30}`],
    ['nobody', 'maria xyzzy', 'false'],
  ])('returns %s completely, page by page, each once and newest first', async (_, search, condition) => {
    expect(await allOf(search)).toEqual(await idsWhere(condition))
  })

  test.each(['maria', 'maria jose', 'jose antonia', 'jose zoro'])(
    'reads only a part of the table for a page of %s',
    async (search) => {
      // `rowsRead` counts name words (four per proposal) as well as proposals.
      const rowsRead = await readBy(search)
      expect(rowsRead).toBeGreaterThan(0)
      expect(rowsRead).toBeLessThan(ROWS / 2)
    },
  )

  test('counts a rare name exactly, and reports more for a common one', async () => {
    expect(await pageOf('zoroastro', { limit: 20 })).toMatchObject({ total: 30, totalIsExact: true })
    const common = await pageOf('mariana', { limit: 20 })
    expect(common).toMatchObject({ totalIsExact: false })
    expect(common.total).toBeGreaterThan(20)
    expect(common.total).toBeLessThanOrEqual(ROWS / 2)
  })

  test('serves the pages of a common name by number, too', async () => {
    const maria = await idsWhere('n % 2 = 0 or n % 2 = 1')
    const third = await pageOf('mari', { page: 3 })
    expect(third.rows.map(({ id }) => id)).toEqual(maria.slice(200, 300))
  })

  test('finds a common name among the few proposals of an agent', async () => {
    const agent = {
      ...proposals.context().actor,
      visibility: 'own',
      kind: 'user',
      role: 'agent',
      id: 'nobody',
    } as never
    const page = await listProposals(
      { ...proposals.context(), actor: agent },
      {
        product: 'clt',
        page: 1,
        limit: 20,
        search: 'maria',
      },
    )
    expect(page).toMatchObject({ rows: [], total: 0, totalIsExact: true, nextCursor: null })
  })
})

describe('a numbered page', () => {
  test('is served up to the ten thousandth row, and rejected beyond with the last possible page', async () => {
    const list = (page: number, limit: number, cursor?: string) =>
      listProposals(proposals.context(), { product: 'clt', page, limit, cursor })
    expect((await list(ROWS / 100, 100)).rows).toHaveLength(100)
    expect((await list(500, 20)).rows).toEqual([])
    await expect(list(501, 20)).rejects.toMatchObject({ code: 'page_too_deep', details: { maximum: 500 } })
    await expect(list(101, 100)).rejects.toMatchObject({ code: 'page_too_deep', details: { maximum: 100 } })
    const [place] = await idsWhere(`n = ${COMMON}`)
    expect((await list(99_999, 20, place)).rows).toHaveLength(20)
  })
})
