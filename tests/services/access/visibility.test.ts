import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareCltOffers } from '#lib/services/clt/compare-clt-offers.ts'
import { createCltOperation } from '#lib/services/clt/create-clt-operation.ts'
import { createCltSimulation } from '#lib/services/clt/create-clt-simulation.ts'
import { getCltConsentEvidence } from '#lib/services/clt/get-clt-consent-evidence.ts'
import { getCltConsult } from '#lib/services/clt/get-clt-consult.ts'
import { getCltSimulation } from '#lib/services/clt/get-clt-simulation.ts'
import { listCltConsults } from '#lib/services/clt/list-clt-consults.ts'
import { listCltOperations } from '#lib/services/clt/list-clt-operations.ts'
import { listCltPriceTables } from '#lib/services/clt/list-clt-price-tables.ts'
import type { Context } from '#lib/services/context.ts'
import { clearFgtsBalanceCache } from '#lib/services/fgts/clear-fgts-balance-cache.ts'
import { getFgtsBalanceQuery } from '#lib/services/fgts/get-fgts-balance-query.ts'
import { getFgtsSimulation } from '#lib/services/fgts/get-fgts-simulation.ts'
import { listFgtsBalances } from '#lib/services/fgts/list-fgts-balances.ts'
import { startFgtsBalanceQuery } from '#lib/services/fgts/start-fgts-balance-query.ts'
import { solvePendingItem } from '#lib/services/pending-items/solve-pending-item.ts'
import { cancelProposal } from '#lib/services/proposals/cancel-proposal.ts'
import { createFgtsProposal } from '#lib/services/proposals/create-fgts-proposal.ts'
import { findListNeighbours } from '#lib/services/proposals/find-list-neighbours.ts'
import { getProposal } from '#lib/services/proposals/get-proposal.ts'
import { getProposalDocument } from '#lib/services/proposals/get-proposal-document.ts'
import { listPendingItems } from '#lib/services/proposals/list-pending-items.ts'
import { listProposals } from '#lib/services/proposals/list-proposals.ts'
import { uploadProposalDocument } from '#lib/services/proposals/upload-proposal-document.ts'
import { reviewProposal } from '#lib/services/review/review-proposal.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import {
  anyCpf,
  borrowerOf,
  type PersonFixture,
  personFixture,
  pixOf,
} from '#tests/support/fixtures/person-fixture.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Work, type WorkFixture, workFixture } from '#tests/support/fixtures/work-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let people: PersonFixture
let proposals: ProposalFixture
let works: WorkFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  people = await personFixture(harness)
  proposals = await proposalFixture(harness)
  works = await workFixture(harness)
})

afterAll(() => harness?.stop())

const PAGE = { page: 1, limit: 100 }
const never = () => Promise.reject(new Error('the file of a hidden proposal was taken in'))

const operationOf = ({ consult, cltSimulation }: Work) => ({
  simulationId: cltSimulation.id,
  borrower: borrowerOf(consult.documentNumber),
  payment: pixOf(consult.documentNumber),
  pointers: { key: '/pix', bank: '/bank' },
})

/** Every read and write of a single resource, with the error code returned to callers who may not see it. */
const accessesTo = (work: Work): Record<string, [string, (context: Context) => Promise<unknown>]> => {
  const { proposal, balance, simulation, consult, cltSimulation, cltInput } = work
  const payment = pixOf('x')
  const amounts = { installmentCents: null, netCents: null }
  return {
    proposal: ['not_found', (who) => getProposal(who, { id: proposal.id })],
    neighbours: [
      'not_found',
      (who) => findListNeighbours(who, { id: proposal.id, sort: 'net', order: 'desc' }),
    ],
    'open items': ['not_found', (who) => listPendingItems(who, { id: proposal.id })],
    document: ['not_found', (who) => getProposalDocument(who, { id: proposal.id, documentId: proposal.id })],
    upload: ['not_found', (who) => uploadProposalDocument(who, { id: proposal.id, receive: never })],
    cancel: ['not_found', (who) => cancelProposal(who, { id: proposal.id })],
    solve: ['not_found', (who) => solvePendingItem(who, { id: proposal.id, type: 'pix_refusal', payment })],
    balance: ['not_found', (who) => getFgtsBalanceQuery(who, { id: balance.id })],
    'simulate on the balance': ['balance_not_found', (who) => works.simulate(who, balance)],
    'FGTS simulation': ['not_found', (who) => getFgtsSimulation(who, { id: simulation.id })],
    'proposal of the simulation': [
      'simulation_not_found',
      (who) =>
        createFgtsProposal(who, {
          simulationId: simulation.id,
          borrower: borrowerOf(balance.documentNumber),
          payment: pixOf(balance.documentNumber),
        }),
    ],
    consult: ['not_found', (who) => getCltConsult(who, { id: consult.id })],
    'configurations of the consult': [
      'consult_not_found',
      (who) => listCltPriceTables(who, { consultId: consult.id }),
    ],
    'offers of the consult': ['consult_not_found', (who) => compareCltOffers(who, { consultId: consult.id })],
    'simulate on the consult': [
      'consult_not_found',
      (who) => createCltSimulation(who, { ...cltInput, ...amounts }),
    ],
    evidence: ['not_found', (who) => getCltConsentEvidence(who, { id: consult.id, format: 'json' })],
    'CLT simulation': ['not_found', (who) => getCltSimulation(who, { id: cltSimulation.id })],
    'operation of the simulation': [
      'simulation_not_found',
      (who) => createCltOperation(who, operationOf(work)),
    ],
  }
}

const listsFor = async (who: Context, { proposal, balance, consult }: Work) => {
  const [proposalPage, operations, balances, consults] = await Promise.all([
    listProposals(who, PAGE),
    listCltOperations(who, PAGE),
    listFgtsBalances(who, PAGE),
    listCltConsults(who, PAGE),
  ])
  const has = (rows: readonly { id: string }[], id: string) => rows.some((row) => row.id === id)
  expect(operations.rows.every((row) => row.product === 'clt')).toBe(true)
  return {
    proposals: has(proposalPage.rows, proposal.id),
    balances: has(balances.rows, balance.id),
    consults: has(consults.rows, consult.id),
    totals: [proposalPage.total, balances.total, consults.total],
  }
}

describe('the visibility of work', () => {
  test('hides the work of others from an agent who sees their own, in reads and lists', async () => {
    const [author, other] = [await people.person(), await people.person()]
    const work = await works.workOf(author.context())
    for (const [name, [code, reach]] of Object.entries(accessesTo(work)))
      expect(`${name}: ${await codeOf(reach(other.context()))}`).toBe(`${name}: ${code}`)
    expect(await listsFor(other.context(), work)).toEqual({
      proposals: false,
      balances: false,
      consults: false,
      totals: [0, 0, 0],
    })
    expect(await listsFor(author.context(), work)).toEqual({
      proposals: true,
      balances: true,
      consults: true,
      // The balance of the proposal counts too.
      totals: [1, 2, 1],
    })
  })

  test('shows work to its author and to a colleague who sees the team, but not to another team', async () => {
    const [team, elsewhere] = [await people.team(), await people.team()]
    const author = await people.person({ teamId: team.id })
    const colleague = await people.person({ teamId: team.id, visibility: 'team' })
    const stranger = await people.person({ teamId: elsewhere.id, visibility: 'team' })
    const work = await works.workOf(author.context())
    for (const who of [author, colleague]) {
      expect(await listsFor(who.context(), work)).toMatchObject({
        proposals: true,
        balances: true,
        consults: true,
      })
      for (const read of [
        () => getProposal(who.context(), { id: work.proposal.id }),
        () => getFgtsBalanceQuery(who.context(), { id: work.balance.id }),
        () => getFgtsSimulation(who.context(), { id: work.simulation.id }),
        () => getCltConsult(who.context(), { id: work.consult.id }),
        () => getCltSimulation(who.context(), { id: work.cltSimulation.id }),
      ])
        expect(await codeOf(read())).toBe('nothing was refused')
    }
    expect(await codeOf(getProposal(stranger.context(), { id: work.proposal.id }))).toBe('not_found')
    expect(await listsFor(stranger.context(), work)).toMatchObject({ proposals: false, balances: false })
  })

  test('shows only their own work to a person without a team who sees the team', async () => {
    const [author, other] = [await people.person(), await people.person({ visibility: 'team' })]
    const { proposal } = await works.workOf(author.context())
    expect(await codeOf(getProposal(other.context(), { id: proposal.id }))).toBe('not_found')
  })

  test('shows managers everything unless limited, and lets them review only what they see', async () => {
    const author = await people.person()
    const manager = await people.person({ role: 'manager', visibility: 'all' })
    const teamManager = await people.person({
      role: 'manager',
      visibility: 'team',
      teamId: (await people.team()).id,
    })
    const { proposal } = await works.workOf(author.context())
    await proposals.bring(proposal.id, 'manual_analysis')
    const review = { id: proposal.id, decision: 'approve', reason: 'Conferido com o cliente.' } as const
    expect(await codeOf(reviewProposal(teamManager.context(), review))).toBe('not_found')
    expect((await reviewProposal(manager.context(), review)).status).toBe('processing')
  })

  test('shows a balance to everybody who requested it, even if it was known or in progress', async () => {
    const [first, second, third] = [await people.person(), await people.person(), await people.person()]
    const documentNumber = anyCpf()
    const running = await startFgtsBalanceQuery(first.context(), { documentNumber, provider: 'aurora' })
    const attempt = codeOf(startFgtsBalanceQuery(second.context(), { documentNumber, provider: 'aurora' }))
    expect(await attempt).toBe('balance_query_in_progress')
    expect((await getFgtsBalanceQuery(second.context(), { id: running.queryId })).id).toBe(running.queryId)
    await harness.database.owner`
      update fgts_balance_queries set status = 'success', amount_cents = 0, periods = '[]', completed_at = now(),
        expires_at = now() + interval '1 day' where id = ${running.queryId}`
    expect(await codeOf(getFgtsBalanceQuery(third.context(), { id: running.queryId }))).toBe('not_found')
    const result = await startFgtsBalanceQuery(third.context(), { documentNumber, provider: 'aurora' })
    expect(result).toEqual({ queryId: running.queryId, cached: true })
    for (const who of [first, second, third])
      expect((await listFgtsBalances(who.context(), PAGE)).rows.map(({ id }) => id)).toEqual([
        running.queryId,
      ])
  })

  test('lets a person clear only what they see of a CPF', async () => {
    const [author, other] = [await people.person(), await people.person()]
    const { balance } = await works.workOf(author.context())
    const { documentNumber } = balance
    expect((await clearFgtsBalanceCache(other.context(), { documentNumber })).clearedIds).toEqual([])
    expect((await clearFgtsBalanceCache(author.context(), { documentNumber })).clearedIds).toEqual([
      balance.id,
    ])
  })
})
