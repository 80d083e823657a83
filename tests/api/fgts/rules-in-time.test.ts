import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { now } from '#lib/config/clock.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

type Period = { dueDate: string; amount: number }
type Balance = { id: string; periods: Period[]; eligibility: { eligible: boolean }; createdAt: string }

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

const travelTo = (instant: string) => harness.travel(Date.parse(instant) - now().getTime())

const balanceOf = async (documentNumber: string) => {
  await harness.api('/fgts/balance', { body: { documentNumber, provider: 'aurora' } })
  return eventually('a balance', async () => {
    const { body } = await harness.api(`/fgts/balance?search=${documentNumber}&status=success`)
    return body.data[0] as Balance | undefined
  })
}

const simulate = async (documentNumber: string, periods: readonly Period[]) => {
  const tables = await harness.api('/fgts/simulations/fees/new?provider=aurora&active=true')
  return harness.api('/fgts/simulations', {
    body: {
      documentNumber,
      provider: 'aurora',
      simulationFeesId: tables.body[0].simulationFeesId,
      desiredInstallments: periods.map(({ dueDate, amount }) => ({ dueDate, totalAmount: amount })),
    },
  })
}

describe('the rules of the FGTS council, by the day in São Paulo', () => {
  test('allow five withdrawals until 31 October 2026 and three from 1 November on', async () => {
    const cpf = makeCpf({ seed: 901_000 })
    await travelTo('2026-11-01T02:58:00.000Z')
    const { periods, createdAt } = await balanceOf(cpf)
    expect(createdAt.slice(0, 16)).toBe('2026-11-01T02:58')
    expect(periods).toHaveLength(5)
    const october = await simulate(cpf, periods)
    expect(october.body).toMatchObject({
      totalInstallments: 5,
      rulesVersion: 'fgts-2025-11',
      releaseDate: '2026-10-31',
      expiresAt: '2026-11-02T02:59:59.999Z',
    })
    await travelTo('2026-11-01T03:00:30.000Z')
    expect(await simulate(cpf, periods)).toMatchObject({
      status: 422,
      body: { code: 'installment_count_above_limit', maximum: 3 },
    })
    const november = await simulate(cpf, periods.slice(0, 3))
    expect(november.body).toMatchObject({ totalInstallments: 3, rulesVersion: 'fgts-2026-11' })
    const late = await harness.api('/fgts/proposal', { body: proposalBody(october.body.id, cpf) })
    expect(late).toMatchObject({ status: 409, body: { code: 'figures_not_renewable' } })
    const inTime = await harness.api('/fgts/proposal', { body: proposalBody(november.body.id, cpf) })
    expect(inTime.status, inTime.text).toBe(201)
    expect(inTime.body.createdAt.slice(0, 16)).toBe('2026-11-01T03:00')
  })

  test('set no maximum until 31 October 2025, and from then on R$ 500 for each of at most five', async () => {
    const cpf = makeCpf({ seed: 901_001 })
    await travelTo('2025-11-01T02:58:00.000Z')
    const { periods } = await balanceOf(cpf)
    expect(periods.length).toBeGreaterThan(5)
    expect(periods[0]?.amount).toBeGreaterThan(500)
    expect((await simulate(cpf, periods)).body).toMatchObject({
      totalInstallments: periods.length,
      rulesVersion: 'fgts-2020-04',
    })
    await travelTo('2025-11-01T03:00:30.000Z')
    expect((await simulate(cpf, periods)).body.code).toBe('installment_count_above_limit')
    const two = periods.slice(0, 2)
    expect((await simulate(cpf, two)).body).toMatchObject({
      code: 'installment_amount_out_of_range',
      errors: [{ pointer: '/desiredInstallments/0/totalAmount' }, {}],
    })
    const within = two.map(({ dueDate }) => ({ dueDate, amount: 500 }))
    expect((await simulate(cpf, within)).body).toMatchObject({ rulesVersion: 'fgts-2025-11' })
    const below = two.map(({ dueDate }) => ({ dueDate, amount: 99.99 }))
    expect((await simulate(cpf, below)).body.code).toBe('installment_amount_out_of_range')
  })
})
