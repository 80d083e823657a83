import { eventBody } from '#db/encrypted-columns.ts'
import { newId } from '#lib/config/ids.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { cents } from '#lib/domain/money.ts'
import type { Context } from '#lib/services/context.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { createTestDatabase } from '#tests/support/servers/test-database.ts'
import { TEST_ENVIRONMENT } from '#tests/support/servers/test-environment.ts'

/** Saturday 21 November 2026, 09:00 in São Paulo. The limit of three withdrawals began on 1 November. */
export const START = new Date('2026-11-21T12:00:00.000Z')

export const at = (context: Context, ms: number): Context => ({
  ...context,
  now: new Date(context.now.getTime() + ms),
})

export const HOUR_MS = 3_600_000

export const yearly = (...reais: number[]) =>
  reais.map((amount, index) => ({
    dueDate: `${2027 + index}-03-01` as Day,
    amountCents: cents(Math.round(amount * 100)),
  }))

export const startFgtsFixture = async () => {
  const database = await createTestDatabase()
  Object.assign(process.env, TEST_ENVIRONMENT, {
    DATABASE_URL: database.servingUrl,
    ORIGIN: 'http://127.0.0.1:1',
  })
  const { setClockShift } = await import('#lib/config/clock.ts')
  // Ids contain their creation time, so the clock is set to START.
  setClockShift(START.getTime() - Date.now())
  const { withTransaction } = await import('#db/transaction.ts')
  const { closePool } = await import('#db/pool.ts')
  const { seedPriceTables } = await import('#db/seed/price-tables.ts')
  const { startFgtsBalanceQuery } = await import('#lib/services/fgts/start-fgts-balance-query.ts')
  const { completeFgtsBalanceQuery } = await import(
    '#lib/services/fgts/shared/complete-fgts-balance-query.ts'
  )
  type Report = Parameters<typeof completeFgtsBalanceQuery>[2]['report']
  const { owner } = database

  const caller = async (): Promise<Context> => {
    const organizationId = newId()
    await owner`insert into organizations (id, name, created_at) values (${organizationId}, 'Casa', ${START})`
    await withTransaction({ organizationId }, (tx) => seedPriceTables(tx, organizationId))
    const actor = {
      kind: 'application',
      id: newId(),
      name: 'Programa',
      clientId: 'programa',
      scopes: ['fgts'],
    } as const
    const client = { ip: '', userAgent: '' }
    return { organizationId, actor, now: START, requestId: 'test', language: 'pt-BR', client }
  }

  const report = (context: Context, queryId: string, input: Report) =>
    withTransaction(context, (tx) => completeFgtsBalanceQuery(tx, context, { queryId, report: input }))

  const succeed = (context: Context, queryId: string, periods = yearly(500, 430.5, 320)) =>
    report(context, queryId, {
      kind: 'fgts_balance_succeeded',
      externalId: queryId,
      amountCents: cents(0),
      periods,
      optedInDate: null,
    })

  const fail = (context: Context, queryId: string, code: 'no_balance' | 'unauthorized_institution') =>
    report(context, queryId, { kind: 'fgts_balance_failed', externalId: queryId, code, details: {} })

  return {
    owner,
    caller,
    withTransaction,
    report,
    succeed,
    fail,
    balance: async (context: Context, documentNumber: string, periods = yearly(500, 430.5, 320)) => {
      const { queryId } = await startFgtsBalanceQuery(context, { documentNumber, provider: 'aurora' })
      await succeed(context, queryId, periods)
      return queryId
    },
    events: async (context: Context) => {
      const rows =
        await owner`select * from events where organization_id = ${context.organizationId} order by position`
      return plainRows(eventBody, rows).map((row) => JSON.parse(row.body))
    },
    jobs: (queryId: string) => owner`
      select t.identifier, j.run_at from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where j.payload ->> 'queryId' = ${queryId} order by t.identifier`,
    query: async (queryId: string) => {
      const [row] = await owner`select * from fgts_balance_queries where id = ${queryId}`
      return row
    },
    stop: async () => {
      await closePool()
      await database.drop()
    },
  }
}

export type FgtsFixture = Awaited<ReturnType<typeof startFgtsFixture>>
