import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findInstitution } from '#db/queries/institutions/institutions.ts'
import { institutionOf } from '#lib/institutions/registry.ts'
import type { Context } from '#lib/services/context.ts'
import { expireFgtsBalanceQuery } from '#lib/services/fgts/expire-fgts-balance-query.ts'
import { sendFgtsBalanceQuery } from '#lib/services/fgts/send-fgts-balance-query.ts'
import { startFgtsBalanceQuery } from '#lib/services/fgts/start-fgts-balance-query.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { cpfIn } from '#tests/support/fixtures/stored-cpf.ts'
import { at, type FgtsFixture, HOUR_MS, startFgtsFixture } from './fgts-fixture.ts'

let fixture: FgtsFixture
let context: Context
let seed = 400
beforeAll(async () => {
  fixture = await startFgtsFixture()
})
beforeEach(async () => {
  context = await fixture.caller()
  await setFault(null)
})
afterAll(() => fixture.stop())

const setFault = (fault: string | null) => fixture.owner`
  update institutions set settings = case when ${fault}::text is null then settings - 'fault'
    else settings || jsonb_build_object('fault', ${fault}::text) end where code = 'aurora'`

const startQuery = async () => {
  seed += 1
  const input = { documentNumber: makeCpf({ seed }), provider: 'aurora' }
  return (await startFgtsBalanceQuery(context, input)).queryId
}

const booksOf = async (queryId: string) => ({
  cases: await fixture.owner`select id from sandbox_cases where reference = ${queryId}`,
  references: await fixture.owner`select * from institution_references where resource_id = ${queryId}`,
})

describe('sending a query to its institution', () => {
  test('marks it running and stores the id under which the institution keeps it', async () => {
    const queryId = await startQuery()
    await sendFgtsBalanceQuery(context, { queryId })
    expect(await fixture.query(queryId)).toMatchObject({ status: 'running' })
    const { cases, references } = await booksOf(queryId)
    expect(references).toMatchObject([
      { external_id: cases[0]?.id, institution_code: 'aurora', organization_id: context.organizationId },
    ])
  })

  test('can be repeated safely after a kill between the call and its record', async () => {
    const queryId = await startQuery()
    const row = await fixture.withTransaction(context, (tx) => findInstitution(tx, 'aurora'))
    if (!row) throw new Error('no aurora')
    const documentNumber = cpfIn('fgts_balance_queries', await fixture.query(queryId))
    await institutionOf(row, context.organizationId).requestFgtsBalance({
      reference: queryId,
      documentNumber,
    })
    await sendFgtsBalanceQuery(context, { queryId })
    await sendFgtsBalanceQuery(context, { queryId })
    const { cases, references } = await booksOf(queryId)
    expect([cases.length, references.length]).toEqual([1, 1])
  })

  test('throws while the institution is down, so that it is retried, and works once it is back', async () => {
    const queryId = await startQuery()
    await setFault('down')
    await expect(sendFgtsBalanceQuery(context, { queryId })).rejects.toMatchObject({
      code: 'provider_unavailable',
    })
    expect(await fixture.query(queryId)).toMatchObject({ status: 'running' })
    await setFault(null)
    await sendFgtsBalanceQuery(at(context, 10_000), { queryId })
    expect((await booksOf(queryId)).references.length).toBe(1)
  })

  test('does nothing for a query that has ended or is past its deadline', async () => {
    const expiredId = await startQuery()
    await expireFgtsBalanceQuery(context, { queryId: expiredId })
    await sendFgtsBalanceQuery(context, { queryId: expiredId })
    const late = await startQuery()
    await sendFgtsBalanceQuery(at(context, HOUR_MS), { queryId: late })
    expect((await booksOf(expiredId)).cases.length + (await booksOf(late)).cases.length).toBe(0)
  })

  test("never sends another organization's query", async () => {
    const queryId = await startQuery()
    await sendFgtsBalanceQuery(await fixture.caller(), { queryId })
    expect(await fixture.query(queryId)).toMatchObject({ status: 'queued' })
  })
})
