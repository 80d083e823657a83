import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { consultBody } from '#tests/support/fixtures/consult-body.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import type { Receiver } from '#tests/support/servers/receiver.ts'

const DAY_MS = 24 * 3_600_000

let harness: Harness
let receiver: Receiver
beforeAll(async () => {
  harness = await startHarness()
  receiver = await harness.receiver()
  const answer = await harness.api('/user/webhook/private-consignment/consult', {
    body: { url: receiver.url },
  })
  expect(answer.status, answer.text).toBe(200)
})
afterAll(() => harness?.stop())

const createConsult = async (digits79?: string) => {
  const body = consultBody(digits79)
  const answer = await harness.api('/private-consignment/consult', { body })
  expect(answer.status, answer.text).toBe(201)
  return { id: String(answer.body.id), documentNumber: body.borrowerDocumentNumber }
}

const get = async (id: string) => (await harness.api(`/private-consignment/consult/${id}`)).body

const untilStatus = (id: string, ...statuses: string[]) =>
  eventually(`consult ${id} in ${statuses.join()}`, async () => {
    const consult = await get(id)
    return statuses.includes(consult.status) && consult
  })

/** Removes repeated events: moving the clock during a delivery makes that delivery due again. */
const eventsOf = (id: string) => {
  const events = receiver
    .ofType('private.consignment.consult.updated')
    .map((entry) => entry.body)
    .filter((event) => event.consultId === id)
  return [...new Map(events.map((event) => [event.sequence, event])).values()].sort(
    (a, b) => Number(a.sequence) - Number(b.sequence),
  )
}

const STEPS = ['WAITING_CONSENT', 'CONSENT_APPROVED', 'WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS', 'SUCCESS']

describe('a worker whose consent an application declared', () => {
  test('gets a margin automatically, with each step reported once and shown by GET', async () => {
    const { id, documentNumber } = await createConsult()
    const response = await harness.api(`/private-consignment/consult/${id}/authorize`, { body: {} })
    expect([response.status, response.body.status]).toEqual([200, 'CONSENT_APPROVED'])
    const consult = await untilStatus(id, 'SUCCESS')
    expect(consult).toMatchObject({
      id,
      documentNumber,
      description: null,
      consultEligible: true,
      evidence: { channel: 'api', termVersion: 'clt-2026-11' },
      operationId: null,
    })
    for (const amount of [consult.availableMarginValue, consult.marginBaseValue])
      expect(amount).toMatch(/^\d+\.\d{2}$/)
    expect(consult.recommendedSimulationInstallmentValue).toBe(consult.availableMarginValue)
    expect(consult.history.map((line: { status: string }) => line.status)).toEqual(STEPS)
    const events = await eventually('five events', () =>
      eventsOf(id).length >= 5 ? eventsOf(id) : undefined,
    )
    expect(events.map((event) => event.status)).toEqual(STEPS)
    expect(events.at(-1)).toMatchObject({
      availableMarginValue: consult.availableMarginValue,
      simulationLimit: consult.simulationLimit,
      admissionDateMonthsDifference: consult.admissionDateMonthsDifference,
    })
    const again = await harness.api(`/private-consignment/consult/${id}/authorize`, { method: 'POST' })
    expect([again.status, again.body.status]).toEqual([200, 'SUCCESS'])
  })

  test('is rejected with the reason when there is no margin, and may try again at once', async () => {
    const { id, documentNumber } = await createConsult('921')
    await harness.api(`/private-consignment/consult/${id}/authorize`, { body: {} })
    const consult = await untilStatus(id, 'REJECTED')
    expect(consult).toMatchObject({ code: 'no_margin', retryable: false })
    expect(consult.description).toContain('margem')
    const body = { ...consultBody(), borrowerDocumentNumber: documentNumber }
    expect((await harness.api('/private-consignment/consult', { body })).status).toBe(201)
  })
})

describe('an unanswered term', () => {
  test('expires at its deadline, and then can neither be accepted nor block a new one', async () => {
    const { id, documentNumber } = await createConsult()
    await harness.travel(7 * DAY_MS)
    const consult = await untilStatus(id, 'FAILED')
    expect(consult).toMatchObject({ code: 'consent_expired', retryable: true })
    await eventually('the event of the end', () => eventsOf(id).some((event) => event.status === 'FAILED'))
    expect(eventsOf(id).length).toBe(2)
    const late = await harness.api(`/private-consignment/consult/${id}/authorize`, { body: {} })
    expect([late.status, late.body.code]).toEqual([409, 'consult_not_authorizable'])
    const body = { ...consultBody(), borrowerDocumentNumber: documentNumber }
    expect((await harness.api('/private-consignment/consult', { body })).status).toBe(201)
  })

  test('allows a new term once its margin is older than thirty days', async () => {
    const { id, documentNumber } = await createConsult()
    await harness.api(`/private-consignment/consult/${id}/authorize`, { body: {} })
    await untilStatus(id, 'SUCCESS')
    const body = { ...consultBody(), borrowerDocumentNumber: documentNumber }
    const response = await harness.api('/private-consignment/consult', { body })
    expect([response.status, response.body.consultId]).toEqual([409, id])
    await harness.travel(30 * DAY_MS)
    await eventually('the margin closed', async () => {
      const [row] = await harness.database.owner`select closed_at from clt_consults where id = ${id}`
      return row?.closed_at
    })
    expect((await get(id)).status).toBe('SUCCESS')
    expect((await harness.api('/private-consignment/consult', { body })).status).toBe(201)
  })
})
