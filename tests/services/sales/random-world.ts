import type { Context } from '#lib/services/context.ts'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { salesWorld } from '#tests/support/fixtures/sales-world.ts'
import type { Harness } from '#tests/support/servers/harness.ts'

const DAY_MS = 24 * 3_600_000
const START = Date.parse('2026-01-20T00:00:00Z')

const randomOf = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

const PATHS = [
  ['generating_ccb', 'formalization', 'analysis', 'processing', 'paid'],
  ['generating_ccb', 'formalization', 'analysis', 'pending', 'analysis', 'processing', 'paid', 'refunded'],
  [
    'generating_ccb',
    'formalization',
    'analysis',
    'manual_analysis',
    'pending',
    'processing',
    'pending',
    'processing',
    'paid',
  ],
  ['generating_ccb', 'formalization', 'canceled'],
  ['generating_ccb', 'rejected'],
  ['generating_ccb', 'formalization', 'analysis', 'processing', 'awaiting_cancel', 'canceled'],
  ['generating_ccb', 'formalization', 'analysis'],
  ['generating_ccb'],
] as const
const CONSULT_PATHS = [
  ['WAITING_CONSENT', 'CONSENT_APPROVED', 'WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS', 'SUCCESS'],
  ['WAITING_CONSENT', 'CONSENT_APPROVED', 'WAITING_CONSULT', 'REJECTED'],
  ['WAITING_CONSENT', 'FAILED'],
  ['WAITING_CONSENT', 'CONSENT_APPROVED'],
] as const

/** Opens an organization with random sales data of some people. */
export const randomOffice = async (
  harness: Harness,
  { colleagues, ...size }: { colleagues: number; customers: number; seed: number },
): Promise<{ manager: Context; people: string[] }> => {
  const access = await accessFixture()
  const organization = await (await officeFixture()).open()
  const { organizationId } = organization
  const more = await Promise.all(Array.from({ length: colleagues }, () => access.person(organizationId)))
  const people = [organization.agent.id, ...more.map(({ id }) => id)]
  await randomWorld(harness, organizationId, { people, ...size })
  return { manager: { ...organization.manager(), now: new Date('2026-05-31T15:00:00Z') }, people }
}

/**
 * Creates random sales data: late and failed balances, proposals with every outcome, and several proposals
 * per balance.
 */
export const randomWorld = async (
  harness: Harness,
  organizationId: string,
  { people, customers, seed }: { people: readonly string[]; customers: number; seed: number },
) => {
  const world = salesWorld(harness, organizationId)
  const { owner } = harness.database
  const below = randomOf(seed)
  const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T
  const iso = (ms: number) => new Date(ms).toISOString()

  const live = async (id: string, createdAt: number, path: readonly string[]) => {
    let at = createdAt
    for (const [index, status] of path.entries()) {
      await world.move(id, [path[index - 1] ?? null, status], iso(at))
      if (below(4) === 0) await world.move(id, [status, status], iso(at + 1))
      const reason = ['canceled', 'rejected', 'refunded'].includes(status) ? oneOf(['a', 'b', null]) : null
      await owner`update proposals set status = ${status}, reason_code = ${reason} where id = ${id}`
      if (status === 'analysis' && path[index - 1] === 'formalization') await world.signature(id, iso(at))
      if (status === 'paid') await world.payout(id, { at: iso(at), cents: 1 + below(1_000_000) })
      if (status === 'refunded')
        await owner`update payouts set refunded_at = ${iso(at)} where proposal_id = ${id}`
      at += 1 + below(3 * DAY_MS)
    }
  }

  const propose = async (
    product: 'fgts' | 'clt',
    ask: Ask,
    from: { simulationId: string; consultId?: string },
  ) => {
    const createdAt = ask.at + below(DAY_MS)
    const { by, institution, cpf } = ask
    const issue = 1 + below(1_000_000)
    const id = await world.proposal({
      product,
      at: iso(createdAt),
      by,
      institution,
      cpf,
      status: 'generating_ccb',
      issue,
      ...from,
    })
    await live(id, createdAt, oneOf(PATHS))
  }

  type Ask = { at: number; by: string; institution: string; cpf: string }

  const fgts = async (ask: Ask) => {
    const how = below(6)
    const id = await world.balance(
      { ...ask, at: iso(ask.at) },
      how < 2 ? oneOf(['no_balance', 'not_opted_in']) : undefined,
    )
    if (how === 1)
      await owner`update fgts_balance_queries set status = 'running', code = null, completed_at = null where id = ${id}`
    if (how < 3) return
    const simulations = below(3)
    for (let times = 0; times < simulations; times += 1) {
      const simulationId = await world.fgtsSimulation(id, iso(ask.at + 60_000))
      if (below(3) > 0) await propose('fgts', ask, { simulationId })
    }
  }

  const clt = async (ask: Ask) => {
    const path = oneOf(CONSULT_PATHS)
    const last = path.at(-1) ?? 'WAITING_CONSENT'
    const isRefused = last === 'REJECTED' || last === 'FAILED'
    const id = await world.consult(
      { ...ask, at: iso(ask.at) },
      last,
      isRefused ? oneOf(['no_margin', 'expired']) : undefined,
    )
    let at = ask.at
    for (const [index, status] of path.entries()) {
      await world.consultMove(id, [path[index - 1] ?? null, status], iso(at))
      if (status === 'CONSENT_APPROVED') await world.consent(id, iso(at))
      at += 1 + below(DAY_MS)
    }
    if (last !== 'SUCCESS') return
    for (let times = below(3); times > 0; times -= 1) {
      const simulationId = await world.cltSimulation(id, iso(at))
      // A margin supports only one contract.
      if (times === 1 && below(3) > 0) await propose('clt', ask, { simulationId, consultId: id })
    }
  }

  for (let number = 0; number < customers; number += 1) {
    const cpf = String(10_000_000_000 + below(customers))
    const ask = {
      at: START + below(80 * DAY_MS),
      by: oneOf(people),
      institution: oneOf(['aurora', 'ipe']),
      cpf,
    }
    await (below(3) === 0 ? clt(ask) : fgts(ask))
  }
}
