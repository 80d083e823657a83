import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Visibility } from '#lib/domain/access/permissions.ts'
import type { Actor, Context } from '#lib/services/context.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  proposals = await proposalFixture(harness)
})
afterAll(() => harness.stop())

const agent = async (visibility: Visibility = 'all'): Promise<Context> => {
  const { organizationId } = proposals
  const { id, email } = await access.person(organizationId)
  const actor: Extract<Actor, { kind: 'user' }> = {
    kind: 'user',
    id,
    email,
    name: 'Ana',
    role: 'agent',
    sessionId: id,
    teamId: null,
    visibility,
  }
  return { ...access.context(organizationId), actor }
}

const borrowerOf = async (context: Context, subjectId: string) => {
  const { getKnownBorrower } = await import('#lib/services/personal-data/get-known-borrower.ts')
  return getKnownBorrower(context, { subjectType: 'fgts_balance_query', subjectId })
}

const revealsOf = (subjectId: string) => harness.database.owner`
  select actor_id, details from audit_entries
  where action = 'personal_data_revealed' and subject_id = ${subjectId}`

test('recognizes a returning customer by the last proposal, and audits that it was shown', async () => {
  const context = await agent()
  const { id, documentNumber, simulation, body } = await proposals.create({ motherName: 'Rita de Souza' })
  const again = await proposals.balance(documentNumber)
  const result = await borrowerOf(context, again)
  const input: Record<string, unknown> = body
  expect(result?.borrower).toMatchObject({
    name: input.name,
    motherName: 'Rita de Souza',
    email: input.email,
  })
  expect(JSON.stringify(result)).not.toContain(documentNumber)
  expect(await revealsOf(id)).toMatchObject([
    { actor_id: context.actor.id, details: { fields: expect.arrayContaining(['address', 'motherName']) } },
  ])
  expect(simulation.balanceQueryId).not.toBe(again)
})

test('knows nothing of a new customer, and audits nothing', async () => {
  const { documentNumber, balanceQueryId } = await proposals.simulation()
  expect(documentNumber).toHaveLength(11)
  expect(await borrowerOf(await agent(), balanceQueryId)).toBeNull()
})

test('reveals nothing through a form to a person who does not see the work of others', async () => {
  const { id, documentNumber } = await proposals.create()
  const balance = await proposals.balance(documentNumber)
  const context = await agent('own')
  await expect(codeOf(borrowerOf(context, balance))).resolves.toBe('not_found')
  await harness.database.owner`insert into fgts_balance_requesters ${harness.database.owner({
    organization_id: proposals.organizationId,
    query_id: balance,
    user_id: context.actor.id,
  })}`
  expect(await borrowerOf(context, balance)).toBeNull()
  expect(await revealsOf(id)).toEqual([])
})

test('opens a blank form instead of an error for a person above the hourly limit', async () => {
  const { documentNumber } = await proposals.create()
  const balance = await proposals.balance(documentNumber)
  const context = await agent()
  const { digest } = await import('#lib/config/secrets.ts')
  const { afterMs } = await import('#lib/config/clock.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const { recordFailedAttempt } = await import('#db/queries/access/attempt-counters.ts')
  const attempt = { subjectHash: digest('reveals', context.actor.id), at: afterMs(context.now, -1_000) }
  await withTransaction(context, (tx) =>
    recordFailedAttempt(tx, attempt, { failures: 1, windowMs: 3_600_000, lockMs: 600_000 }),
  )
  expect(await borrowerOf(context, balance)).toBeNull()
})
