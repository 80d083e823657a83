import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#lib/services/access/sign-in.ts'
import type { Context } from '#lib/services/context.ts'
import { countHome } from '#lib/services/home/count-home.ts'
import { decideAccessRequest } from '#lib/services/people/decide-access-request.ts'
import { expireAccessRequest } from '#lib/services/people/expire-access-request.ts'
import { listAccessRequests } from '#lib/services/people/list-access-requests.ts'
import { listOwnAccessChanges } from '#lib/services/people/list-own-access-changes.ts'
import { markOwnAccessChangesRead } from '#lib/services/people/mark-own-access-changes-read.ts'
import { requestAccess } from '#lib/services/people/request-access.ts'
import { decidePriceCeiling } from '#lib/services/prices/decide-price-ceiling.ts'
import { proposePriceCeiling } from '#lib/services/prices/propose-price-ceiling.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { dueByTestClock } from '#tests/support/fixtures/job-time.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { type PersonFixture, personFixture } from '#tests/support/fixtures/person-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
let office: OfficeFixture
let people: PersonFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  office = await officeFixture()
  people = await personFixture(harness)
})
afterAll(() => harness?.stop())

const DONE = 'nothing was refused'
const DAY_MS = 86_400_000
const days = (context: Context, count: number): Context => ({
  ...context,
  now: new Date(context.now.getTime() + count * DAY_MS),
})
const createPeople = async () => {
  const organizationId = await access.organization()
  const person = (role: 'manager' | 'agent') => people.person({ role, organizationId, visibility: 'all' })
  const [maker, second, third] = [await person('manager'), await person('manager'), await person('manager')]
  const agent = await person('agent')
  await harness.database.owner`
    update users set password_hash = 'chosen' where organization_id = ${organizationId}`
  return { organizationId, maker, second, third, agent }
}
const linkFor = (context: Context, id: string) => requestAccess(context, { kind: 'link', id })
const approve = (context: Context, { id }: { id: string }) =>
  decideAccessRequest(context, { id, decision: 'approve' })

/**
 * Proposes a ceiling as `author`, then refuses the ceiling as `decider`. Returns the error code of the
 * refusal, or `DONE`. If the refusal fails, `author` withdraws the ceiling.
 */
const decideChange = async (author: Context, decider: Context) => {
  const request = {
    product: 'clt',
    institutionCode: 'aurora',
    monthlyRate: '0.0999',
    note: 'Comitê',
  } as const
  const { id } = await proposePriceCeiling(author, request)
  const code = await codeOf(decidePriceCeiling(decider, { id, decision: 'refuse' }))
  if (code !== DONE) await decidePriceCeiling(author, { id, decision: 'withdraw' })
  return code
}

describe('within 7 days', () => {
  test('counts requester and approver of access as the same person as the account, both ways', async () => {
    const { maker, second, third } = await createPeople()
    expect(await decideChange(maker.context(), third.context())).toBe(DONE)
    await approve(second.context(), await linkFor(maker.context(), third.id))
    for (const one of [maker, second]) {
      expect(await decideChange(one.context(), third.context())).toBe('access_touched')
      expect(await decideChange(third.context(), one.context())).toBe('access_touched')
    }
    const accessRequest = await linkFor(third.context(), maker.id)
    expect(await codeOf(approve(second.context(), accessRequest))).toBe('access_touched')
    expect(await decideChange(maker.context(), second.context())).toBe(DONE)
    expect(await decideChange(days(maker.context(), 7.1), days(third.context(), 7.1))).toBe(DONE)
  })

  test('does not link people by a mere or a rejected request', async () => {
    const { maker, second, third } = await createPeople()
    const accessRequest = await linkFor(maker.context(), third.id)
    expect(await decideChange(maker.context(), third.context())).toBe(DONE)
    await decideAccessRequest(second.context(), { ...accessRequest, decision: 'refuse', reason: 'Não' })
    expect(await decideChange(maker.context(), third.context())).toBe(DONE)
  })

  test('keeps a request waiting, then closes it with an audit entry and allows another', async () => {
    const { maker, second, third, organizationId } = await createPeople()
    const accessRequest = await linkFor(maker.context(), third.id)
    const { owner } = harness.database
    const [job] = await owner`
      select run_at from graphile_worker.jobs where task_identifier = 'expire_access_request' order by id desc limit 1`
    expect(
      Math.abs(dueByTestClock(job?.run_at).getTime() - days(maker.context(), 7).now.getTime()),
    ).toBeLessThan(DAY_MS / 24)
    const end = { requestId: accessRequest.id }
    await expireAccessRequest(days(access.context(organizationId), 6.9), end)
    expect(await listAccessRequests(days(second.context(), 6.9))).toMatchObject([{ mayDecide: true }])
    expect((await countHome(days(second.context(), 6.9))).accessRequests).toBe(1)
    const late = days(second.context(), 7.1)
    expect(await codeOf(approve(late, accessRequest))).toBe('access_request_closed')
    expect([await listAccessRequests(late), (await countHome(late)).accessRequests]).toEqual([[], 0])
    await expireAccessRequest(days(access.context(organizationId), 7.1), end)
    await expireAccessRequest(days(access.context(organizationId), 7.1), end)
    const entries =
      await owner`select 1 from audit_entries where action = 'access_request_expired' and subject_id = ${accessRequest.id}`
    expect(entries).toHaveLength(1)
    const again = await linkFor(days(maker.context(), 7.2), third.id)
    expect(await codeOf(linkFor(days(maker.context(), 14.3), third.id))).toBe(DONE)
    expect(await codeOf(approve(days(second.context(), 14.4), again))).toBe('access_request_closed')
  })
})

describe('a decision', () => {
  test('is counted for people who may take it, not for requester or subject', async () => {
    const { maker, second, third, agent } = await createPeople()
    await linkFor(maker.context(), third.id)
    const counts = await Promise.all(
      [maker, second, third, agent].map(async ({ context }) => (await countHome(context())).accessRequests),
    )
    expect(counts).toEqual([0, 1, 0, 0])
  })

  test('is open to the operator only without another manager, and never to a program', async () => {
    const { manager, organizationId, agent } = await office.open()
    const operator = access.context(organizationId)
    const role = {
      name: 'Nova',
      role: 'manager',
      teamId: null,
      visibility: 'all',
    } as const
    const accessRequest = await requestAccess(manager(), { ...role, kind: 'role', id: agent.id })
    expect(await listAccessRequests(manager())).toMatchObject([{ isMine: true, deciders: [] }])
    const program = {
      kind: 'application',
      id: accessRequest.id,
      name: 'P',
      clientId: 'p',
      scopes: [],
    } as const
    expect(await codeOf(approve({ ...manager(), actor: program }, accessRequest))).toBe('permission_denied')
    const second = await office.manager(organizationId)
    expect(await codeOf(approve(operator, accessRequest))).toBe('other_manager_decides')
    await harness.database.owner`update users set deactivated_at = now() where id = ${second.id}`
    expect((await approve(operator, accessRequest)).link?.purpose).toBe('reset')
  })

  test('on prices also excludes the operator where a second manager may decide', async () => {
    const { manager, organizationId } = await office.open()
    const operator = access.context(organizationId)
    const request = {
      product: 'clt',
      institutionCode: 'aurora',
      monthlyRate: '0.0999',
      note: 'Comitê',
    } as const
    const { id } = await proposePriceCeiling(manager(), request)
    const second = await office.manager(organizationId)
    const decide = () => codeOf(decidePriceCeiling(operator, { id, decision: 'approve' }))
    expect(await decide()).toBe('other_manager_decides')
    await harness.database.owner`update users set deactivated_at = now() where id = ${second.id}`
    expect(await decide()).toBe(DONE)
  })

  test('is not available to another organization, nor to agents, who do not even find the request', async () => {
    const { maker, third, agent } = await createPeople()
    const other = await createPeople()
    const accessRequest = await linkFor(maker.context(), third.id)
    expect(await codeOf(approve(other.second.context(), accessRequest))).toBe('not_found')
    expect(await codeOf(linkFor(other.maker.context(), third.id))).toBe('not_found')
    expect(await listAccessRequests(other.second.context())).toEqual([])
    expect(await codeOf(listAccessRequests(agent.context()))).toBe('permission_denied')
    expect(await codeOf(linkFor(agent.context(), third.id))).toBe('permission_denied')
  })

  test('is not available to requester and subject, not even by a direct write to the database', async () => {
    const { maker, third } = await createPeople()
    const { id } = await linkFor(maker.context(), third.id)
    for (const decider of [maker.id, third.id])
      await expect(
        harness.database.owner`
          update access_requests set status = 'approved', decided_by_id = ${decider}, decided_at = now() where id = ${id}`,
      ).rejects.toThrow('access_requests_four_eyes')
  })
})

test('shows the person who changed their access and who requested it, until read in this session', async () => {
  const { organizationId, maker, second } = await createPeople()
  const third = await office.manager(organizationId)
  await approve(second.context(), await linkFor(maker.context(), third.id))
  const session = async () => third.context((await signIn(access.stranger(), third)).sessionId)
  const self = await session()
  const [change] = await listOwnAccessChanges(self, { unread: true })
  expect(change).toMatchObject({ act: 'Gerou link de nova senha', byName: 'Ana', requestedByName: 'Ana' })
  await markOwnAccessChangesRead(self, { id: change?.id ?? '' })
  expect(await listOwnAccessChanges(self, { unread: true })).toEqual([])
  expect(await listOwnAccessChanges(self)).toHaveLength(1)
  expect(await listOwnAccessChanges(await session(), { unread: true })).toHaveLength(1)
})
