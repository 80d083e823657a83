import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { institutionReport } from '#db/encrypted-columns.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { TEST_ENVIRONMENT } from '#tests/support/servers/test-environment.ts'

const AN_HOUR_OF_ITS_TIME_MS = 3_600_000 / Number(TEST_ENVIRONMENT.SANDBOX_DELAY_SCALE)

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

let seed = 7_000
const createConsentedConsult = async (digits79: string, provider = 'aurora'): Promise<string> => {
  seed += 1
  const response = await harness.api('/private-consignment/consult', {
    body: {
      borrowerDocumentNumber: makeCpf({ seed, digits79 }),
      gender: 'female',
      birthDate: '1990-03-15',
      signerName: 'Maria Aparecida da Silva',
      signerEmail: 'maria@example.com',
      signerPhone: { phoneNumber: '987654321', countryCode: '55', areaCode: '11' },
      provider,
    },
  })
  expect(response.status).toBe(201)
  const answer = await harness.api(`/private-consignment/consult/${response.body.id}/authorize`, { body: {} })
  expect(answer.status).toBe(200)
  return response.body.id
}

const consultOf = async (id: string) => (await harness.api(`/private-consignment/consult/${id}`)).body

const untilStatus = (id: string, statuses: string[], withinMs = 20_000) =>
  eventually(
    `consult ${id} in ${statuses.join(' or ')}`,
    async () => {
      const consult = await consultOf(id)
      return statuses.includes(consult.status) ? consult : undefined
    },
    withinMs,
  )
const untilEnded = (id: string, withinMs?: number) =>
  untilStatus(id, ['SUCCESS', 'REJECTED', 'FAILED'], withinMs)

const historyOf = async (id: string) => {
  const rows = await harness.database.owner`
    select to_status from clt_consult_history where consult_id = ${id} order by position`
  return rows.map((row) => row.to_status)
}

/**
 * Expects the history to follow `way`. Any status but the last may be missing: a report can arrive before the
 * response to our own call, or be overtaken by the next report.
 */
const expectWay = async (id: string, way: readonly string[]) => {
  const history = await historyOf(id)
  expect(history).toEqual(way.filter((status) => history.includes(status)))
  expect(history.at(-1)).toBe(way.at(-1))
}

const postedEvents = async (id: string) => {
  const rows = await harness.database.owner`
    select e.*, r.external_id from institution_events e
    join institution_references r on r.institution_code = e.institution_code
    where r.resource_id = ${id} order by e.received_at, e.id`
  return plainRows(institutionReport, rows)
    .map((row) => ({ outcome: row.outcome, body: JSON.parse(row.body), of: row.external_id }))
    .filter(({ of, body }) => body.consultId === of)
    .map(({ outcome, body }) => ({ outcome, body }))
}
const untilInterpreted = (id: string, count: number) =>
  eventually(`${count} interpreted reports`, async () => {
    const all = await postedEvents(id)
    return all.length === count && all.every((event) => event.outcome !== 'received') ? all : undefined
  })

const TO_CONSULT = ['WAITING_CONSENT', 'CONSENT_APPROVED', 'WAITING_CONSULT']
const TO_ANALYSIS = [...TO_CONSULT, 'WAITING_CREDIT_ANALYSIS']

describe('a margin consult at a sandbox institution', () => {
  test('has worker, margin and limits for any other CPF, each step reported once', async () => {
    const id = await createConsentedConsult('100')
    const consult = await untilEnded(id)
    expect(consult).toMatchObject({
      status: 'SUCCESS',
      consultEligible: true,
      workerCategoryCode: 101,
      terminationDate: null,
      description: null,
    })
    expect(consult.availableMarginValue).toMatch(/^\d+\.\d{2}$/)
    const percentOfBase = (100 * Number(consult.availableMarginValue)) / Number(consult.marginBaseValue)
    expect(percentOfBase).toBeLessThanOrEqual(35)
    const { monthMin, monthMax } = consult.simulationLimit
    expect(consult.admissionDateMonthsDifference).toBeGreaterThanOrEqual(monthMin)
    expect(consult.admissionDateMonthsDifference).toBeLessThanOrEqual(monthMax)
    expect(consult.partnerInternalId).toMatch(/^aurora-/)
    await expectWay(id, [...TO_ANALYSIS, 'SUCCESS'])
    // The order of arrival depends on the network; the sequence numbers do not.
    const reports = (await untilInterpreted(id, 2)).map(({ body }) => [body.sequence, body.status])
    expect(reports.toSorted(([a], [b]) => a - b)).toEqual([
      [1, 'WAITING_CREDIT_ANALYSIS'],
      [2, 'SUCCESS'],
    ])
  })

  test.each([
    ['920', 'consult_blocked_by_worker', [...TO_CONSULT, 'REJECTED']],
    ['921', 'no_margin', [...TO_CONSULT, 'REJECTED']],
    ['922', 'source_unavailable', [...TO_CONSULT, 'FAILED']],
    ['923', 'consult_credit_refused', [...TO_ANALYSIS, 'REJECTED']],
    ['924', 'employer_outside_policy', [...TO_ANALYSIS, 'REJECTED']],
  ])('%s ends as %s', async (digits79, code, way) => {
    const id = await createConsentedConsult(digits79)
    const consult = await untilEnded(id)
    expect(consult.status).toBe(way.at(-1))
    expect(consult.description).toBeTruthy()
    await expectWay(id, way)
    const [row] = await harness.database.owner`select code, closed_at from clt_consults where id = ${id}`
    expect(row?.code).toBe(code)
    expect(row?.closed_at).not.toBeNull()
  })

  test('reports the worker with a margin of zero, but not when the source is down', async () => {
    const [none, down] = await Promise.all([
      createConsentedConsult('921').then(untilEnded),
      createConsentedConsult('922').then(untilEnded),
    ])
    expect(none).toMatchObject({ availableMarginValue: '0.00', simulationLimit: null })
    expect(none.employerName).toBeTruthy()
    expect(down).toMatchObject({ availableMarginValue: null, employerName: null })
  })

  test('reports every step twice for 911, under the same and another webhook id, and counts once', async () => {
    const id = await createConsentedConsult('911')
    await untilEnded(id)
    const reports = await untilInterpreted(id, 4)
    const applied = reports.filter(({ outcome }) => outcome === 'applied').map(({ body }) => body.status)
    // If the success arrives before both analysis reports, neither of them is applied.
    expect([['SUCCESS'], ['SUCCESS', 'WAITING_CREDIT_ANALYSIS']]).toContainEqual(applied.toSorted())
    await expectWay(id, [...TO_ANALYSIS, 'SUCCESS'])
  })

  test('reports the success before the analysis for 912: that step is walked and its late report ignored', async () => {
    const id = await createConsentedConsult('912')
    await untilEnded(id)
    const events = await untilInterpreted(id, 2)
    expect(events.map(({ body, outcome }) => [body.sequence, body.status, outcome])).toEqual([
      [2, 'SUCCESS', 'applied'],
      [1, 'WAITING_CREDIT_ANALYSIS', 'ignored'],
    ])
    expect((await consultOf(id)).status).toBe('SUCCESS')
    await expectWay(id, [...TO_ANALYSIS, 'SUCCESS'])
  })

  test('accepts the call and never answers for 908: the consult fails at its deadline', async () => {
    const id = await createConsentedConsult('908')
    await untilStatus(id, ['WAITING_CONSULT'])
    await harness.travel(301_000)
    expect((await untilEnded(id)).status).toBe('FAILED')
    expect(await postedEvents(id)).toEqual([])
    expect(await codeOf(id)).toBe('provider_timeout')
  })
})

const codeOf = async (id: string) =>
  (await harness.database.owner`select code from clt_consults where id = ${id}`)[0]?.code

describe('a misbehaving institution', () => {
  const settings = (change: Record<string, unknown>) => harness.database.owner`
    update institutions set settings = settings || ${harness.database.owner.json(change as never)} where code = 'caravela'`
  const withSettings = async (change: Record<string, unknown>, work: () => Promise<void>) => {
    const [before] = await harness.database.owner`select settings from institutions where code = 'caravela'`
    await settings(change)
    try {
      await work()
    } finally {
      await harness.database.owner`
        update institutions set settings = ${harness.database.owner.json(before?.settings)} where code = 'caravela'`
    }
  }

  /** Waits until a worker has started the queued job, whose call to the institution fails or hangs. */
  const untilCalled = (id: string) =>
    eventually('a call to the institution', async () => {
      const [row] = await harness.database.owner`
        select count(*)::int as calls from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'send_clt_consult' and j.attempts > 0 and j.payload::json ->> 'consultId' = ${id}`
      return row?.calls
    })
  const casesOf = async (id: string) =>
    (await harness.database.owner`select id from sandbox_cases where reference = ${id}`).length

  test.each(['down', 'rate_limited', 'hanging'])(
    'that is %s is asked again until the deadline, when the consult ends anyway',
    (fault) =>
      withSettings({ fault, callTimeoutSeconds: 1 }, async () => {
        const id = await createConsentedConsult('100', 'caravela')
        await untilCalled(id)
        await harness.travel(301_000)
        expect((await untilEnded(id, 30_000)).status).toBe('FAILED')
        expect(await codeOf(id)).toBe('provider_timeout')
        expect(await historyOf(id)).toEqual(['WAITING_CONSENT', 'CONSENT_APPROVED', 'FAILED'])
        expect(await casesOf(id)).toBe(0)
      }),
  )

  test('that is silent has accepted the consult, which ends at the deadline', () =>
    withSettings({ fault: 'silent' }, async () => {
      const id = await createConsentedConsult('100', 'caravela')
      await untilStatus(id, ['WAITING_CONSULT'])
      await harness.travel(301_000)
      expect((await untilEnded(id)).status).toBe('FAILED')
      expect(await codeOf(id)).toBe('provider_timeout')
      expect(await casesOf(id)).toBe(1)
    }))

  test('that is briefly down answers later, and is asked for one consult', async () => {
    let id = ''
    await withSettings({ fault: 'down' }, async () => {
      id = await createConsentedConsult('100', 'caravela')
      await untilCalled(id)
    })
    expect((await untilEnded(id, 30_000)).status).toBe('SUCCESS')
    expect(await casesOf(id)).toBe(1)
  })

  test('that falls silent in its credit analysis fails at the deadline, and its later report changes nothing', () =>
    withSettings({ delaysMs: { worker: 0, credit: AN_HOUR_OF_ITS_TIME_MS } }, async () => {
      const id = await createConsentedConsult('100', 'caravela')
      await untilStatus(id, ['WAITING_CREDIT_ANALYSIS'])
      await harness.travel(301_000)
      expect((await untilEnded(id)).status).toBe('FAILED')
      expect(await codeOf(id)).toBe('provider_timeout')
      await harness.travel(3_600_000)
      const events = await untilInterpreted(id, 2)
      expect(events.map(({ body, outcome }) => [body.status, outcome])).toEqual([
        ['WAITING_CREDIT_ANALYSIS', 'applied'],
        ['SUCCESS', 'ignored'],
      ])
      await expectWay(id, [...TO_ANALYSIS, 'FAILED'])
    }))

  test('with a deadline of its own gets that much time', () =>
    withSettings(
      { consultDeadlineSeconds: 7_200, delaysMs: { worker: 0, credit: AN_HOUR_OF_ITS_TIME_MS } },
      async () => {
        const id = await createConsentedConsult('100', 'caravela')
        await untilStatus(id, ['WAITING_CREDIT_ANALYSIS'])
        await harness.travel(301_000)
        await harness.travel(3_600_000)
        expect((await untilEnded(id)).status).toBe('SUCCESS')
      },
    ))
})
