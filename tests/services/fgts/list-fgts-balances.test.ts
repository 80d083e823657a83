import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#db/client.ts'
import { newId } from '#lib/config/ids.ts'
import type { Context } from '#lib/services/context.ts'
import { clearFgtsBalanceCache } from '#lib/services/fgts/clear-fgts-balance-cache.ts'
import { exportFgtsBalances } from '#lib/services/fgts/export-fgts-balances.ts'
import { getFgtsBalanceQuery } from '#lib/services/fgts/get-fgts-balance-query.ts'
import { type FgtsBalanceListRequest, listFgtsBalances } from '#lib/services/fgts/list-fgts-balances.ts'
import { startFgtsBalanceQuery } from '#lib/services/fgts/start-fgts-balance-query.ts'
import { csvLines } from '#tests/support/checks/csv-lines.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { at, type FgtsFixture, HOUR_MS, startFgtsFixture, yearly } from './fgts-fixture.ts'

let fixture: FgtsFixture
let context: Context
beforeAll(async () => {
  fixture = await startFgtsFixture()
  context = await fixture.caller()
})
afterAll(() => fixture.stop())

const list = (caller: Context, request: Partial<FgtsBalanceListRequest> = {}) =>
  listFgtsBalances(caller, { page: 1, limit: 20, ...request })

const managerOf = (of: Context): Context => ({
  ...of,
  actor: {
    ...{ kind: 'user', id: newId(), name: 'Ana', email: 'ana@exemplo.com.br', role: 'manager' },
    ...{ sessionId: '', teamId: null, visibility: 'all' },
  },
})

const idsOf = (page: Awaited<ReturnType<typeof list>>) => page.rows.map((row) => row.id)

describe('the list of balances', () => {
  test('shows a live result until the 24th hour, and history on request', async () => {
    const cpf = makeCpf({ seed: 200 })
    const id = await fixture.balance(context, cpf)
    expect(idsOf(await list(at(context, 24 * HOUR_MS - 1), { search: cpf }))).toEqual([id])
    expect(idsOf(await list(at(context, 24 * HOUR_MS), { search: cpf }))).toEqual([])
    const history = await list(at(context, 24 * HOUR_MS), { search: cpf, includeExpired: true })
    expect(history.rows[0]).toMatchObject({
      id,
      eligibility: { eligible: false, reasons: [{ code: 'balance_expired' }] },
    })
  })

  test('exports only selected and visible results, masked, with the reason where there is no balance', async () => {
    const cpf = makeCpf({ seed: 240 })
    const id = await fixture.balance(context, cpf)
    const other = await startFgtsBalanceQuery(context, { documentNumber: cpf, provider: 'ipe' })
    await fixture.fail(context, other.queryId, 'no_balance')
    await fixture.balance(context, makeCpf({ seed: 241 }))
    const ids = [id, other.queryId]
    const lines = await csvLines(await exportFgtsBalances(context, { ids }))
    const masked = `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`
    expect(lines.map((cells) => cells.slice(0, 4))).toEqual([
      [masked, 'Ipê', null, 'Não'],
      [masked, 'Aurora', { value: 1250.5, decimals: 2 }, 'Sim'],
    ])
    expect(lines[0]?.[4]).toMatch(/\S/)
    expect(await csvLines(await exportFgtsBalances(await fixture.caller(), { ids }))).toEqual([])
  })

  test('shows one result per CPF and institution: the newest', async () => {
    const cpf = makeCpf({ seed: 201 })
    const first = await startFgtsBalanceQuery(context, { documentNumber: cpf, provider: 'aurora' })
    await fixture.fail(context, first.queryId, 'unauthorized_institution')
    const newest = await fixture.balance(context, cpf)
    const other = await startFgtsBalanceQuery(context, { documentNumber: cpf, provider: 'ipe' })
    await fixture.fail(context, other.queryId, 'no_balance')
    expect(idsOf(await list(context, { search: cpf }))).toEqual([other.queryId, newest])
    expect(idsOf(await list(context, { search: cpf, provider: 'aurora' }))).toEqual([newest])
    expect(idsOf(await list(context, { search: cpf, status: ['fail'] }))).toEqual([other.queryId])
    expect(idsOf(await list(context, { search: cpf, includeExpired: true }))).toEqual([
      other.queryId,
      newest,
      first.queryId,
    ])
    const second = await list(context, { search: cpf, limit: 1, page: 2 })
    expect([idsOf(second), second.total]).toEqual([[newest], 2])
  })

  test('never shows an older result again when the newest one ends', async () => {
    const cpf = makeCpf({ seed: 202 })
    const first = await fixture.balance(context, cpf)
    await clearFgtsBalanceCache(context, { documentNumber: cpf })
    const second = await fixture.balance(at(context, HOUR_MS), cpf)
    expect(idsOf(await list(at(context, HOUR_MS), { search: cpf }))).toEqual([second])
    await clearFgtsBalanceCache(at(context, HOUR_MS), { documentNumber: cpf })
    expect(idsOf(await list(at(context, HOUR_MS), { search: cpf }))).toEqual([])
    expect(idsOf(await list(context, { search: cpf, includeExpired: true }))).toEqual([second, first])
  })

  test('keeps a cleared result in the list of a person, not in that of a program', async () => {
    const cpf = makeCpf({ seed: 206 })
    const id = await fixture.balance(context, cpf)
    await clearFgtsBalanceCache(context, { documentNumber: cpf })
    const person = managerOf(context)
    expect(idsOf(await list(context, { search: cpf }))).toEqual([])
    expect(idsOf(await list(person, { search: cpf }))).toEqual([id])
    expect(idsOf(await list(at(person, 24 * HOUR_MS), { search: cpf }))).toEqual([])
    const next = await fixture.balance(at(context, HOUR_MS), cpf)
    expect(idsOf(await list(at(person, HOUR_MS), { search: cpf }))).toEqual([next])
  })

  test('shows running queries only when asked for pending ones', async () => {
    const cpf = makeCpf({ seed: 203 })
    const { queryId } = await startFgtsBalanceQuery(context, { documentNumber: cpf, provider: 'aurora' })
    expect(idsOf(await list(context, { search: cpf }))).toEqual([])
    const pending = await list(context, { search: cpf, status: ['pending'] })
    expect(pending.rows[0]).toMatchObject({
      id: queryId,
      status: 'queued',
      eligibility: null,
      expiresAt: null,
    })
  })

  test('finds a masked CPF, and nothing for an invalid one', async () => {
    const cpf = makeCpf({ seed: 204 })
    const id = await fixture.balance(context, cpf)
    const masked = cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
    expect(idsOf(await list(context, { search: masked }))).toEqual([id])
    expect(await list(context, { search: '123' })).toMatchObject({ rows: [], total: 0 })
  })

  test('never shows data of another organization', async () => {
    const cpf = makeCpf({ seed: 205 })
    const id = await fixture.balance(context, cpf)
    const stranger = await fixture.caller()
    expect((await list(stranger, { search: cpf, includeExpired: true })).rows).toEqual([])
    await expect(getFgtsBalanceQuery(stranger, { id })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('continues from a cursor without losing or repeating a row, and counts all', async () => {
    const caller = await fixture.caller()
    const ids: string[] = []
    for (let seed = 300; seed < 307; seed += 1) {
      ids.unshift(await fixture.balance(caller, makeCpf({ seed }), yearly(300, 300)))
    }
    const listedIds: string[] = []
    let cursor: string | undefined
    do {
      const page = await list(caller, { limit: 3, cursor })
      expect(page).toMatchObject({ total: 7, totalIsExact: true })
      listedIds.push(...idsOf(page))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(listedIds).toEqual(ids)
    expect(idsOf(await list(caller, { limit: 3, page: 3 }))).toEqual(ids.slice(6))
  })

  test('filters by days in São Paulo, both inclusive', async () => {
    const caller = await fixture.caller()
    const lateEvening = at(caller, 14 * HOUR_MS + 30 * 60_000)
    const cpf = makeCpf({ seed: 310 })
    const id = await fixture.balance(lateEvening, cpf)
    const today = '2026-11-21' as never
    const tomorrow = '2026-11-22' as never
    expect(idsOf(await list(lateEvening, { startDate: today, endDate: today }))).toEqual([id])
    expect(idsOf(await list(lateEvening, { startDate: tomorrow }))).toEqual([])
  })

  test('filters by instants to the millisecond, even if it is another day in UTC', async () => {
    const caller = await fixture.caller()
    const lateEvening = at(caller, 14 * HOUR_MS)
    const cpf = makeCpf({ seed: 311 })
    const { queryId: id } = await startFgtsBalanceQuery(lateEvening, {
      documentNumber: cpf,
      provider: 'aurora',
    })
    const instantAt = (ms: number) => at(lateEvening, ms).now
    expect(instantAt(0).toISOString().slice(0, 10)).toBe('2026-11-22')
    for (const more of [{ status: ['pending'] as const }, { status: ['pending'] as const, search: cpf }]) {
      const search = async (days: Partial<FgtsBalanceListRequest>) =>
        idsOf(await list(lateEvening, { ...more, ...days }))
      expect(await search({ startDate: instantAt(-60_000), endDate: instantAt(60_000) })).toEqual([id])
      expect(await search({ startDate: instantAt(0), endDate: instantAt(0) })).toEqual([id])
      expect(await search({ startDate: instantAt(1) })).toEqual([])
      expect(await search({ endDate: instantAt(-1) })).toEqual([])
    }
  })
})

describe('reading lists in a full table', () => {
  test('uses an index for a CPF and for the newest rows', async () => {
    const caller = await fixture.caller()
    const { owner } = fixture
    await owner`
      insert into fgts_balance_queries (id, organization_id, document_number, institution_code, status, code, requested_by_kind,
        requested_by_id, created_at, updated_at, deadline_at, completed_at, expires_at)
      select uuidv7(make_interval(days => -3 - n / 500)), ${caller.organizationId}, lpad((n % 9000)::text, 11, '0'), 'aurora', 'fail',
        'no_balance', 'application', 'x', now(), now(), now(), now(), now() from generate_series(1, 20000) n`
    await owner`analyze fgts_balance_queries`
    const plans: string[] = []
    await fixture.withTransaction(caller, async (tx) => {
      const { listFgtsBalanceQueries } = await import('#db/queries/fgts/fgts-balance-lists.ts')
      const filter = {
        organizationId: caller.organizationId,
        statuses: ['success', 'fail'] as const,
        liveAt: caller.now,
      }
      for (const documentNumber of ['00000000042', undefined]) {
        const lines = await listFgtsBalanceQueries(
          explaining(tx),
          { ...filter, documentNumber },
          { limit: 21, offset: 0 },
        )
        plans.push(lines.map((line) => Object.values(line)[0]).join('\n'))
      }
    })
    for (const plan of plans) {
      expect(plan).toContain('Index')
      expect(plan).not.toContain('Seq Scan')
    }
  })
})

/** Returns a connection that prefixes whole statements with EXPLAIN; fragments and lists pass unchanged. */
const explaining = (tx: Connection): Connection => {
  const tag = (strings: TemplateStringsArray, ...values: never[]) => {
    if (!('raw' in strings)) return tx(strings as never)
    const isWhole = strings[0]?.trimStart().startsWith('select *')
    const texts = isWhole ? [`explain ${strings[0]}`, ...strings.slice(1)] : [...strings]
    return tx(Object.assign(texts, { raw: texts }), ...values)
  }
  return tag as unknown as Connection
}
