import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#lib/services/context.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { operatorOf } from '#tests/support/fixtures/operator-of.ts'
import { type PersonFixture, personFixture } from '#tests/support/fixtures/person-fixture.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let people: PersonFixture
let proposals: ProposalFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  people = await personFixture(harness)
  proposals = await proposalFixture(harness)
})
afterAll(() => harness.stop())

const person = async (role: 'manager' | 'agent') => {
  const { context, id } = await people.person({
    role,
    organizationId: proposals.organizationId,
    visibility: 'all',
  })
  return { ...context(), id }
}

const customer = async () => {
  const { documentNumber, id } = await proposals.simulation()
  const { customerKeyOf } = await import('#lib/services/kernel/customer-key.ts')
  const { organizationId } = proposals
  return { documentNumber, id, key: customerKeyOf({ organizationId, documentNumber }) }
}

const request = async (context: Context, key: string) => {
  const { requestErasure } = await import('#lib/services/personal-data/request-erasure.ts')
  return requestErasure(context, { key, reason: 'authority_request' })
}

const decide = async (context: Context, id: string, decision: 'approve' | 'refuse' | 'withdraw') => {
  const { decideErasure } = await import('#lib/services/personal-data/decide-erasure.ts')
  return decideErasure(context, { id, decision })
}

const isStored = async (id: string) =>
  (await harness.database.owner`select 1 from fgts_simulations where id = ${id}`).length === 1

const actions = async (actorId: string) => {
  const rows = await harness.database.owner`
    select action from audit_entries where actor_id = ${actorId} and subject_type = 'customer' order by id`
  return rows.map(({ action }) => action)
}

test('erases nothing until another manager approves the request, and audits both without the CPF', async () => {
  const { id, key, documentNumber } = await customer()
  const [maker, second, agent] = [await person('manager'), await person('manager'), await person('agent')]
  expect(await codeOf(request(agent, key))).toBe('permission_denied')
  const erasure = await request(maker, key)
  expect(await codeOf(request(second, key))).toBe('erasure_waiting')
  expect(await codeOf(decide(maker, erasure.id, 'approve'))).toBe('own_change')
  expect(await codeOf(decide(agent, erasure.id, 'approve'))).toBe('permission_denied')
  expect(await codeOf(decide(second, erasure.id, 'withdraw'))).toBe('change_not_yours')
  expect(await isStored(id)).toBe(true)
  await decide(second, erasure.id, 'approve')
  expect(await isStored(id)).toBe(false)
  expect(await codeOf(decide(second, erasure.id, 'approve'))).toBe('erasure_closed')
  expect([await actions(maker.id), await actions(second.id)]).toEqual([
    ['subject.erasure_requested'],
    ['subject.erase'],
  ])
  const [requested] = await harness.database.owner`
    select details from audit_entries where action = 'subject.erasure_requested' and actor_id = ${maker.id}`
  expect(requested?.details).toEqual({ reason: 'authority_request' })
  const rows = await harness.database.owner`select row_to_json(e)::text as row from audit_entries as e`
  expect(rows.filter(({ row }) => row.includes(documentNumber))).toEqual([])
  const [row] = await harness.database
    .owner`select customer_key from subject_erasures where id = ${erasure.id}`
  expect(row).toEqual({ customer_key: null })
})

test('changes nothing when rejected or withdrawn, and can be requested again', async () => {
  const [maker, second] = [await person('manager'), await person('manager')]
  const { id, key } = await customer()
  await decide(second, (await request(maker, key)).id, 'refuse')
  await decide(maker, (await request(maker, key)).id, 'withdraw')
  expect(await isStored(id)).toBe(true)
  expect(await request(maker, key)).toHaveProperty('id')
  const { listErasures } = await import('#lib/services/personal-data/list-erasures.ts')
  expect((await listErasures(second)).map(({ customerKey }) => customerKey)).toContain(key)
})

test('is decided by nobody whose access the requester touched within 7 days', async () => {
  const [maker, second] = [await person('manager'), await person('manager')]
  const { recordAudit } = await import('#lib/services/kernel/record-audit.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const { key } = await customer()
  const erasure = await request(maker, key)
  await withTransaction(maker, (tx) =>
    recordAudit(tx, maker, { action: 'user_reset_link_made', subjectType: 'user', subjectId: second.id }),
  )
  expect(await codeOf(decide(second, erasure.id, 'approve'))).toBe('access_touched')
})

test('is carried out by the operator’s command line on the request of one manager', async () => {
  const { id, key, documentNumber } = await customer()
  const erasure = await request(await person('manager'), key)
  const line = [
    'subject',
    'erase',
    documentNumber,
    '--confirm',
    '--reason',
    'subject_request',
    '--organization',
    'Demo',
  ]
  expect((await operatorOf(harness.database)(line)).code).toBe(0)
  expect(await isStored(id)).toBe(false)
  const [row] = await harness.database.owner`
    select status, decided_by_id from subject_erasures where id = ${erasure.id}`
  expect(row).toEqual({ status: 'done', decided_by_id: 'admin' })
})
