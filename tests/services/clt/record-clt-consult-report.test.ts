import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventBody } from '#db/encrypted-columns.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import { cents } from '#lib/domain/money.ts'
import type { CltConsultReport } from '#lib/services/clt/shared/record-clt-consult-report.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { type CltFixture, cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { LIMIT, reportOf, success, WORKER } from './consult-report.ts'

let harness: Harness
let fixture: CltFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  fixture = await cltFixture(harness)
})
afterAll(() => harness.stop())

const record = async (consultId: string, report: CltConsultReport) => {
  const { recordCltConsultReport } = await import('#lib/services/clt/shared/record-clt-consult-report.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const context = fixture.context()
  return withTransaction(context, (tx) => recordCltConsultReport(tx, context, { consultId, report }))
}

const rowOf = async (id: string) => {
  const [row] = await harness.database.owner`select * from clt_consults where id = ${id}`
  return row ?? {}
}
const historyOf = async (id: string) => {
  const rows = await harness.database.owner`
    select to_status from clt_consult_history where consult_id = ${id} order by position`
  return rows.map((row) => row.to_status)
}
const reportedOf = async (id: string) => {
  const rows = await harness.database.owner`select * from events where resource_id = ${id} order by sequence`
  return plainRows(eventBody, rows).map((row) => JSON.parse(row.body))
}

const lock = async (id: string) => {
  const connection = await harness.database.owner.reserve()
  await connection`begin`
  await connection`select id from clt_consults where id = ${id} for update`
  return async () => {
    await connection`rollback`
    connection.release()
  }
}

describe('a report on a consult', () => {
  test('that overtakes the return of our call passes through every earlier step, each reported in order', async () => {
    const { id } = await fixture.consult({ status: 'CONSENT_APPROVED' })
    expect(await record(id, success({ sequence: 2 }))).toBe('applied')
    const steps = ['WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS', 'SUCCESS']
    expect(await historyOf(id)).toEqual(['CONSENT_APPROVED', ...steps])
    expect((await reportedOf(id)).map((event) => event.status)).toEqual(steps)
  })

  test('never counts as the consent: a term that waits for it stays unchanged', async () => {
    const { id } = await fixture.consult({ status: 'WAITING_CONSENT' })
    for (const status of ['WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS', 'REJECTED', 'FAILED'] as const)
      expect(await record(id, reportOf(status))).toBe('ignored')
    expect(await record(id, success())).toBe('ignored')
    expect(await rowOf(id)).toMatchObject({ status: 'WAITING_CONSENT', report_sequence: null, worker: null })
    expect(await reportedOf(id)).toEqual([])
  })

  test.each(['SUCCESS', 'REJECTED', 'FAILED'] satisfies ConsultStatus[])(
    'after %s changes nothing, whatever it says',
    async (status) => {
      const { id } = await fixture.consult({ status })
      const before = await rowOf(id)
      for (const late of ['WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS', 'REJECTED', 'FAILED'] as const)
        expect(await record(id, reportOf(late, { sequence: 9, worker: WORKER }))).toBe('ignored')
      expect(await record(id, success({ availableMarginCents: cents(1), sequence: 10 }))).toBe('ignored')
      expect(await rowOf(id)).toEqual(before)
      expect(await reportedOf(id)).toEqual([])
    },
  )

  test('that is repeated or older than the last one changes nothing', async () => {
    const { id } = await fixture.consult({ status: 'WAITING_CONSULT' })
    const analysis = reportOf('WAITING_CREDIT_ANALYSIS', { sequence: 2, worker: WORKER })
    expect(await record(id, analysis)).toBe('applied')
    expect(await record(id, analysis)).toBe('ignored')
    expect(await record(id, reportOf('FAILED', { sequence: 1 }))).toBe('ignored')
    expect(await record(id, { ...analysis, sequence: 3 })).toBe('ignored')
    expect(await historyOf(id)).toEqual(['WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS'])
  })

  test('is applied once when successes and refusals arrive at the same time', async () => {
    const { id } = await fixture.consult({ status: 'WAITING_CREDIT_ANALYSIS' })
    const unlock = await lock(id)
    const racing = Promise.all([
      record(id, success()),
      record(id, reportOf('REJECTED', { code: 'consult_credit_refused' })),
      record(id, success()),
    ])
    await eventually('all three at the row', async () => {
      const [row] = await harness.database.owner`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      return row?.waiting === 3
    })
    await unlock()
    const outcomes = await racing
    expect(outcomes.toSorted()).toEqual(['applied', 'ignored', 'ignored'])
    expect(await historyOf(id)).toHaveLength(2)
    expect(await reportedOf(id)).toHaveLength(1)
  })

  test('on a consult of another organization finds nothing', async () => {
    const { id } = await fixture.consult({ status: 'WAITING_CONSULT' })
    const { recordCltConsultReport } = await import('#lib/services/clt/shared/record-clt-consult-report.ts')
    const { withTransaction } = await import('#db/transaction.ts')
    const { newId } = await import('#lib/config/ids.ts')
    const foreign = fixture.context(undefined, newId())
    const outcome = await withTransaction(foreign, (tx) =>
      recordCltConsultReport(tx, foreign, { consultId: id, report: success() }),
    )
    expect(outcome).toBe('ignored')
    expect(await rowOf(id)).toMatchObject({ status: 'WAITING_CONSULT' })
  })

  test('of another kind than its row is ignored', async () => {
    const { id } = await fixture.consult({ status: 'WAITING_CONSULT' })
    const { applyReport } = await import('#lib/services/institution-reports/shared/apply-report.ts')
    const { withTransaction } = await import('#db/transaction.ts')
    const context = fixture.context()
    const key = { institutionCode: 'aurora', externalId: 'x', organizationId: fixture.organizationId }
    const apply = (resourceType: 'proposal' | 'fgts_balance_query' | 'clt_consult') =>
      withTransaction(context, (tx) =>
        applyReport(tx, context, {
          report: success(),
          reference: { ...key, resourceType, resourceId: id, createdAt: context.now },
        }),
      )
    expect(await apply('proposal')).toBe('ignored')
    expect(await apply('fgts_balance_query')).toBe('ignored')
    expect(await apply('clt_consult')).toBe('applied')
  })
})

describe('the content of a report', () => {
  test('keeps margin, limits and worker of a success for thirty days, with the term active', async () => {
    const { id } = await fixture.consult({ status: 'WAITING_CREDIT_ANALYSIS' })
    const before = fixture.context().now.getTime()
    await record(id, success({ worker: WORKER, admissionMonths: 14, partnerInternalId: 'A-7' }))
    const row = await rowOf(id)
    expect(row).toMatchObject({
      status: 'SUCCESS',
      available_margin_cents: '35000',
      admission_months: 14,
      partner_internal_id: 'A-7',
      worker: WORKER,
      simulation_limit: LIMIT,
      closed_at: null,
    })
    const life = row.expires_at.getTime() - before
    expect(life).toBeGreaterThanOrEqual(30 * 86_400_000)
    expect(life).toBeLessThan(30 * 86_400_000 + 60_000)
    const [event] = await reportedOf(id)
    expect(event).toMatchObject({
      type: 'private.consignment.consult.updated',
      consultId: id,
      status: 'SUCCESS',
      availableMarginValue: '350.00',
      admissionDateMonthsDifference: 14,
      simulationLimit: { installmentsMax: 36, valueMax: 12_000 },
    })
  })

  test('keeps a worker reported earlier when the success lacks one', async () => {
    const { id } = await fixture.consult({ status: 'WAITING_CONSULT' })
    await record(id, reportOf('WAITING_CREDIT_ANALYSIS', { worker: WORKER, admissionMonths: 14 }))
    expect(await rowOf(id)).toMatchObject({ worker: WORKER, available_margin_cents: null })
    await record(id, success())
    expect(await rowOf(id)).toMatchObject({ status: 'SUCCESS', worker: WORKER, admission_months: 14 })
  })

  test('may never contain the worker: unknown values are empty', async () => {
    const { id } = await fixture.consult({ status: 'WAITING_CREDIT_ANALYSIS' })
    await record(id, success())
    const row = await rowOf(id)
    expect(row).toMatchObject({ status: 'SUCCESS', admission_months: null })
    expect(row.worker).toMatchObject({ consultEligible: true, employerName: null, marginBaseCents: null })
  })

  test.each([
    ['its margin', { availableMarginCents: null }],
    ['its limits', { simulationLimit: null }],
  ])('fails as unusable when a success lacks %s', async (_what, lack) => {
    const { id } = await fixture.consult({ status: 'WAITING_CREDIT_ANALYSIS' })
    await record(id, success(lack))
    const row = await rowOf(id)
    expect(row).toMatchObject({ status: 'FAILED', code: 'provider_error', available_margin_cents: null })
    expect(row.closed_at).not.toBeNull()
  })

  test('turns a margin of zero into a refusal, which closes the term', async () => {
    const { id } = await fixture.consult({ status: 'WAITING_CREDIT_ANALYSIS' })
    await record(id, success({ availableMarginCents: cents(0), worker: WORKER }))
    const row = await rowOf(id)
    expect(row).toMatchObject({ status: 'REJECTED', code: 'no_margin', worker: WORKER, expires_at: null })
    expect(row.closed_at).not.toBeNull()
    expect(await reportedOf(id)).toMatchObject([
      { status: 'REJECTED', code: 'no_margin', availableMarginValue: '0.00' },
    ])
  })

  test('keeps the words of the institution for an unknown kind of refusal', async () => {
    const { id } = await fixture.consult({ status: 'WAITING_CREDIT_ANALYSIS' })
    const description = 'CNAE do empregador restrito'
    await record(id, reportOf('REJECTED', { code: 'consult_refused_by_institution', description }))
    const [event] = await reportedOf(id)
    expect(event).toMatchObject({ code: 'consult_refused_by_institution' })
    expect(event.description).toContain(description)
  })
})
