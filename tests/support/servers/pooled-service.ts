import postgres from 'postgres'
import { expect, test } from 'vitest'
import { inOneStatement } from '#db/in-one-statement.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import type { Harness } from './harness.ts'

const QUERIES = 40

export const testPooledService = (harness: () => Harness, poolerUrl: () => string) => {
  test('completes many parallel balance queries, each reported once', async () => {
    const { api, receiver: startReceiver } = harness()
    const receiver = await startReceiver()
    expect((await api('/user/webhook/balance', { body: { url: receiver.url } })).status).toBe(200)
    const cpfs = Array.from({ length: QUERIES }, (_, at) => makeCpf({ seed: 9_000 + at }))
    const responses = await Promise.all(
      cpfs.map((documentNumber, at) =>
        api('/fgts/balance', {
          body: { documentNumber, provider: 'aurora' },
          headers: { 'idempotency-key': `pooled-${at}` },
        }),
      ),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const events = () => receiver.ofType('balance.status.received.success')
    await eventually('every report', () => events().length >= QUERIES)
    expect(
      events()
        .map(({ body }) => body.documentNumber)
        .sort(),
    ).toEqual([...cpfs].sort())
    const list = await api('/fgts/balance?limit=100')
    expect(list.body.pages.total).toBe(QUERIES)
  })

  test('binds every transaction and every single statement to the role and time limit of the service', async () => {
    const ask = (sql: Parameters<Parameters<typeof inOneStatement>[0]>[0]) =>
      sql`select current_user as role, current_setting('statement_timeout') as timeout`
    for (let turn = 0; turn < 8; turn += 1) {
      const bound = { role: 'origination_app', timeout: '30s' }
      expect((await withLookup({}, async (tx) => ask(tx)))[0]).toEqual(bound)
      expect((await inOneStatement(ask))[0]).toEqual(bound)
    }
  })

  test('shows nothing to another organization, even at the same time on the same connections', async () => {
    const own = await harness().demoOrganizationId()
    const countOf = (organizationId: string) =>
      withTransaction({ organizationId }, async (tx) => {
        const [row] = await tx<{ count: number }[]>`select count(*)::int from fgts_balance_queries`
        return row?.count
      })
    const scopes = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? own : newId()))
    const counts = await Promise.all(scopes.map(countOf))
    expect(counts).toEqual(scopes.map((scope) => (scope === own ? QUERIES : 0)))
  })

  test('leaves nothing of a transaction on the connections', async () => {
    const outside = postgres(poolerUrl(), { max: 1, prepare: false, fetch_types: false })
    try {
      for (let turn = 0; turn < 8; turn += 1) {
        const [row] = await outside`
          select current_setting('role') as role, current_setting('app.organization_id', true) as organization,
            (select count(*)::int from pg_prepared_statements) as statements`
        expect(['', null]).toContain(row?.organization)
        expect(row).toMatchObject({ role: 'none', statements: 0 })
      }
    } finally {
      await outside.end()
    }
  })
}
