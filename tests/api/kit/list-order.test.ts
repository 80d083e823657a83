import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCltConsultContract } from '#lib/contracts/clt/consult-create.ts'
import { createFgtsProposalContract } from '#lib/contracts/fgts/proposal-create.ts'
import { consultBody } from '#tests/support/fixtures/consult-body.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let fixture: ProposalFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  fixture = await proposalFixture(harness)
})
afterAll(() => harness.stop())

/** Start of each request in seconds before now. The requests complete in the order of this list. */
const BEGAN = [3, 9, 1, 1, 9, 30, 2, 1]

const instants = async () => {
  const { now, afterMs } = await import('#lib/config/clock.ts')
  const at = now()
  return BEGAN.map((seconds) => afterMs(at, -seconds * 1_000))
}

type Item = { id: string; createdAt: string }

const listAll = async (path: string): Promise<Item[]> => {
  const items: Item[] = []
  let cursor = ''
  do {
    const { body } = await harness.api(`${path}${path.includes('?') ? '&' : '?'}limit=3${cursor}`)
    items.push(...body.data)
    cursor = body.pages.nextCursor === null ? '' : `&cursor=${body.pages.nextCursor}`
  } while (cursor !== '')
  return items
}

const orderKeyOf = ({ id, createdAt }: Item) => `${createdAt} ${id}`

const expectInOrder = (items: Item[]) => {
  expect(items.length).toBe(BEGAN.length)
  expect(items.map(orderKeyOf)).toEqual(items.map(orderKeyOf).sort().reverse())
  expect(new Set(items.map(({ createdAt }) => createdAt)).size).toBe(new Set(BEGAN).size)
}

describe('the lists of requests that overtake each other', () => {
  test('order balances by createdAt, then id, newest first', async () => {
    const { startFgtsBalanceQuery } = await import('#lib/services/fgts/start-fgts-balance-query.ts')
    for (const [index, at] of (await instants()).entries())
      await startFgtsBalanceQuery(fixture.context(at), {
        documentNumber: makeCpf({ seed: 4_400 + index }),
        provider: 'aurora',
      })
    expectInOrder(await listAll('/fgts/balance?status=pending'))
  })

  test('order consults by createdAt, then id, newest first', async () => {
    const { createCltConsult } = await import('#lib/services/clt/create-clt-consult.ts')
    for (const at of await instants())
      await createCltConsult(
        fixture.context(at),
        createCltConsultContract.body?.parse(consultBody()) as never,
      )
    expectInOrder(await listAll('/private-consignment/consult'))
  })

  test('order proposals by createdAt, then id, newest first', async () => {
    const { createFgtsProposal } = await import('#lib/services/proposals/create-fgts-proposal.ts')
    for (const at of await instants()) {
      const simulation = await fixture.simulation()
      const body = createFgtsProposalContract.body?.parse(
        proposalBody(simulation.id, simulation.documentNumber),
      )
      await createFgtsProposal(fixture.context(at), body as never)
    }
    expectInOrder(await listAll('/fgts/proposal'))
    expectInOrder(await listAll('/proposals?product=fgts'))
  })
})
