import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { now as testNow } from '#lib/config/clock.ts'
import type { Context } from '#lib/services/context.ts'
import { changePerson } from '#lib/services/people/change-person.ts'
import { deactivatePerson } from '#lib/services/people/deactivate-person.ts'
import { decideAccessRequest } from '#lib/services/people/decide-access-request.ts'
import { listOwnAccessChanges } from '#lib/services/people/list-own-access-changes.ts'
import { type AccessRequest, requestAccess } from '#lib/services/people/request-access.ts'
import { decidePriceCeiling } from '#lib/services/prices/decide-price-ceiling.ts'
import { decidePriceChange } from '#lib/services/prices/decide-price-change.ts'
import { proposePriceCeiling } from '#lib/services/prices/propose-price-ceiling.ts'
import { proposePriceChange } from '#lib/services/prices/propose-price-change.ts'
import { withdrawPriceChange } from '#lib/services/prices/withdraw-price-change.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { type PriceTableFixture, priceTableFixture } from './price-table-fixture.ts'

let harness: Harness
let fixture: PriceTableFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  fixture = await priceTableFixture(harness)
})
afterAll(() => harness.stop())

type Person = { id: string; context: () => Context }

/** Creates a manager who already has a password, so that an access link for this manager resets it. */
const manager = async () => {
  const created = await fixture.manager('Nova')
  await harness.database.owner`update users set password_hash = 'chosen' where id = ${created.id}`
  return created
}
const days = (context: Context, count: number): Context => ({
  ...context,
  now: new Date(context.now.getTime() + count * 86_400_000),
})
const grantAccess = async (asker: Person, request: AccessRequest) => {
  const approver = await manager()
  const { id } = await requestAccess(asker.context(), request)
  await decideAccessRequest(approver.context(), { id, decision: 'approve' })
}
const access = { name: 'Nova', teamId: null, visibility: 'all' } as const

/**
 * Proposes a change as `author`, then refuses the change as `decider` after `ahead` days. Returns the error
 * code of the refusal, or `DONE`.
 */
const decideChange = async (author: Person, decider: Person, ahead = 0) => {
  const id = await fixture.draftSwitch(author.context(), 'Aurora Leve', 'retire')
  await proposePriceChange(author.context(), { id })
  const request = { id, decision: 'refuse', reason: 'Não agora' } as const
  const code = await codeOf(decidePriceChange(days(decider.context(), ahead), request))
  if (code === 'access_touched') await withdrawPriceChange(author.context(), { id })
  return code
}

const DONE = 'nothing was refused'

describe('two managers are two people', () => {
  test('are not independent for 7 days after one made a link for the other, both ways', async () => {
    const [author, other] = [await manager(), await manager()]
    expect(await decideChange(author, other)).toBe(DONE)
    await grantAccess(author, { kind: 'link', id: other.id })
    expect(await decideChange(author, other)).toBe('access_touched')
    expect(await decideChange(other, author)).toBe('access_touched')
    expect(await decideChange(author, other, 6.9)).toBe('access_touched')
    expect(await decideChange(author, other, 7.1)).toBe(DONE)
    expect(await decideChange(author, await manager())).toBe(DONE)
  })

  test('are not independent when one invited, promoted or reactivated the other', async () => {
    const author = await manager()
    const email = `nova-${testNow().getTime()}@example.com`
    await grantAccess(author, { ...access, kind: 'invitation', email, role: 'manager' })
    const [row] = await harness.database.owner`select id from users where email = ${email}`
    const id = String(row?.id)
    const invitee = { id, context: () => asPerson(author.context(), id) }
    expect(await decideChange(author, invitee)).toBe('access_touched')
    const promoted = await fixture.person({ role: 'agent', name: 'Nova', visibility: 'all' })
    await grantAccess(author, { ...access, kind: 'role', id: promoted.id, role: 'manager' })
    const asManager = { id: promoted.id, context: () => asPerson(author.context(), promoted.id) }
    expect(await decideChange(author, asManager)).toBe('access_touched')
    const back = await manager()
    await deactivatePerson(author.context(), { id: back.id })
    expect(await decideChange(author, back)).toBe(DONE)
    await grantAccess(author, { kind: 'reactivation', id: back.id })
    expect(await decideChange(author, back)).toBe('access_touched')
  })

  test('are linked across accounts in between, but not by a change of team', async () => {
    const [behind, first, second, third] = [
      await manager(),
      await manager(),
      await manager(),
      await manager(),
    ]
    await grantAccess(behind, { kind: 'link', id: first.id })
    await grantAccess(behind, { kind: 'link', id: second.id })
    await grantAccess(second, { kind: 'link', id: third.id })
    expect(await decideChange(first, third)).toBe('access_touched')
    const [one, two] = [await manager(), await manager()]
    const { id: teamId } = await fixture.team()
    await changePerson(one.context(), { ...access, id: two.id, role: 'manager', teamId })
    expect(await decideChange(one, two)).toBe(DONE)
  })

  test('are required for a price ceiling as well', async () => {
    const [author, other] = [await manager(), await manager()]
    const request = {
      product: 'clt',
      institutionCode: 'aurora',
      monthlyRate: '0.0999',
      note: 'Decisão do comitê',
    } as const
    const { id } = await proposePriceCeiling(author.context(), request)
    await grantAccess(author, { kind: 'link', id: other.id })
    expect(await codeOf(decidePriceCeiling(other.context(), { id, decision: 'approve' }))).toBe(
      'access_touched',
    )
    await decidePriceCeiling(author.context(), { id, decision: 'withdraw' })
  })

  test('are required unless there is no other manager for the operator, and never replaced by a program', async () => {
    const author = await manager()
    const id = await fixture.draftSwitch(author.context(), 'Aurora Leve', 'retire')
    await proposePriceChange(author.context(), { id })
    const approve = { id, decision: 'approve', reason: '' } as const
    const program = { kind: 'application', id, name: 'Parceiro', clientId: 'p', scopes: [] } as const
    const asProgram = decidePriceChange({ ...author.context(), actor: program }, approve)
    expect(await codeOf(asProgram)).toBe('permission_denied')
    const operator = { kind: 'system', id: 'admin', name: 'linha de comando' } as const
    const asOperator = { ...author.context(), actor: operator }
    expect(await codeOf(decidePriceChange(asOperator, approve))).toBe('other_manager_decides')
    await harness.database.owner`update users set deactivated_at = now() where id <> ${author.id}`
    const change = await decidePriceChange(asOperator, approve)
    expect(change).toMatchObject({ status: 'approved', decidedByName: 'linha de comando' })
  })
})

describe('a person after signing in', () => {
  test('reads what was done to their access and by whom, even after somebody else used their account', async () => {
    const [author, other] = [await manager(), await manager()]
    expect(await listOwnAccessChanges(other.context())).toEqual([])
    await grantAccess(author, { kind: 'link', id: other.id })
    expect(await listOwnAccessChanges(other.context())).toMatchObject([
      { act: 'Gerou link de nova senha', byName: 'Nova', requestedByName: 'Nova' },
    ])
    expect(await listOwnAccessChanges(days(other.context(), 6.9))).toHaveLength(1)
    expect(await listOwnAccessChanges(days(other.context(), 7.1))).toEqual([])
    const { insertSession } = await import('#db/queries/access/sessions.ts')
    const { withTransaction } = await import('#db/transaction.ts')
    const { newId } = await import('#lib/config/ids.ts')
    const { organizationId, now } = author.context()
    const before = new Date(now.getTime() - 60_000)
    const nothing = { ip: null, userAgent: null, revokedAt: null, secondFactorAt: null }
    const session = { userId: other.id, organizationId, ...nothing }
    await withTransaction(author.context(), (tx) =>
      insertSession(tx, {
        ...session,
        id: newId(before),
        createdAt: before,
        expiresAt: now,
        lastUsedAt: before,
      }),
    )
    expect(await listOwnAccessChanges(days(other.context(), 30))).toHaveLength(1)
  })
})

const asPerson = (context: Context, id: string): Context => {
  if (context.actor.kind !== 'user') throw new Error('no person')
  return { ...context, actor: { ...context.actor, id } }
}
