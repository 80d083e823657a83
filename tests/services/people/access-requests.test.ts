import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#lib/services/access/sign-in.ts'
import type { Context } from '#lib/services/context.ts'
import { changePerson } from '#lib/services/people/change-person.ts'
import { choosePassword } from '#lib/services/people/choose-password.ts'
import { deactivatePerson } from '#lib/services/people/deactivate-person.ts'
import { decideAccessRequest } from '#lib/services/people/decide-access-request.ts'
import { getAccessLink } from '#lib/services/people/get-access-link.ts'
import { getPerson } from '#lib/services/people/get-person.ts'
import { invitePerson } from '#lib/services/people/invite-person.ts'
import { issueAccessLink } from '#lib/services/people/issue-access-link.ts'
import { listAccessRequests } from '#lib/services/people/list-access-requests.ts'
import { listPeople } from '#lib/services/people/list-people.ts'
import { reactivatePerson } from '#lib/services/people/reactivate-person.ts'
import { requestAccess } from '#lib/services/people/request-access.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
let office: OfficeFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  office = await officeFixture()
})
afterAll(() => harness?.stop())

const DONE = 'nothing was refused'
const PASSWORD = 'uma senha bem comprida'
const asManager = {
  name: 'Nova',
  role: 'manager',
  teamId: null,
  visibility: 'all',
} as const
const email = () => `${crypto.randomUUID()}@example.com`

const createPeople = async () => {
  const { organizationId, manager, managerId, agent } = await office.open()
  const maker = { id: managerId, context: manager }
  const [second, third] = [await office.manager(organizationId), await office.manager(organizationId)]
  return { organizationId, maker, second, third, agent }
}
const approve = (context: Context, { id }: { id: string }) =>
  decideAccessRequest(context, { id, decision: 'approve' })
const trySignIn = (who: { email: string; password: string }) => codeOf(signIn(access.stranger(), who))

describe('access to the account of a manager', () => {
  test('cannot be given by one manager alone, in none of the four ways', async () => {
    const { maker, second, agent } = await createPeople()
    const alone: (() => Promise<unknown>)[] = [
      () => invitePerson(maker.context(), { ...asManager, email: email() }),
      () => issueAccessLink(maker.context(), { id: second.id }),
      () => changePerson(maker.context(), { ...asManager, id: agent.id }),
      async () => {
        await deactivatePerson(maker.context(), { id: second.id })
        await reactivatePerson(maker.context(), { id: second.id })
      },
    ]
    for (const act of alone) expect(await codeOf(act())).toBe('second_manager_needed')
    expect(await listPeople(maker.context(), { role: 'manager', state: 'invited' })).toEqual([])
  })

  test('by invitation creates nobody before the approval, and gives only the approver the link', async () => {
    const { maker, second, third, agent } = await createPeople()
    const to = email()
    const accessRequest = await requestAccess(maker.context(), {
      ...asManager,
      kind: 'invitation',
      email: to,
    })
    expect(await listPeople(maker.context(), { state: 'invited' })).toEqual([])
    expect(await codeOf(approve(maker.context(), accessRequest))).toBe('own_change')
    expect(await codeOf(approve(agent.context(), accessRequest))).toBe('permission_denied')
    const [row] = await listAccessRequests(maker.context())
    expect(row).toMatchObject({ isMine: true, mayDecide: false, email: to, deciders: ['Ana', 'Ana'] })
    const { link } = await approve(second.context(), accessRequest)
    expect(await codeOf(approve(third.context(), accessRequest))).toBe('access_request_closed')
    const token = link?.token ?? ''
    for (const { context } of [maker, second, third])
      expect(JSON.stringify(await listAccessRequests(context()))).not.toContain(token)
    const [person] = await listPeople(maker.context(), { state: 'invited' })
    const detail = await getPerson(maker.context(), { id: person?.id ?? '' })
    expect(detail.openLink).toMatchObject({ purpose: 'invitation', createdByName: 'Ana' })
    expect(JSON.stringify(detail)).not.toContain(token)
    await choosePassword(access.stranger(), { token, password: PASSWORD })
    expect(await trySignIn({ email: to, password: PASSWORD })).toBe(DONE)
  })

  test('by link is decided neither by the person concerned nor by the requester', async () => {
    const { maker, second, third } = await createPeople()
    const accessRequest = await requestAccess(maker.context(), { kind: 'link', id: third.id })
    expect(await codeOf(approve(third.context(), accessRequest))).toBe('own_access')
    expect((await getPerson(maker.context(), { id: third.id })).openLink).toBeNull()
    const { link, to } = await approve(second.context(), accessRequest)
    expect([link?.purpose, to.email]).toEqual(['reset', third.email])
    await choosePassword(access.stranger(), { token: link?.token ?? '', password: PASSWORD })
    expect(await trySignIn(third)).toBe('sign_in_failed')
  })

  test('by a change of role makes worthless what the requester may know of the account', async () => {
    const { maker, second, agent } = await createPeople()
    const earlierLink = await issueAccessLink(maker.context(), { id: agent.id })
    await signIn(access.stranger(), agent)
    const accessRequest = await requestAccess(maker.context(), { ...asManager, kind: 'role', id: agent.id })
    expect((await getPerson(maker.context(), { id: agent.id })).role).toBe('agent')
    expect(await trySignIn(agent)).toBe(DONE)
    const { link } = await approve(second.context(), accessRequest)
    const changed = await getPerson(maker.context(), { id: agent.id })
    expect(changed).toMatchObject({ role: 'manager', name: 'Nova', sessions: [] })
    expect(await trySignIn(agent)).toBe('sign_in_failed')
    expect(await codeOf(getAccessLink(access.stranger(), earlierLink))).toBe('access_link_invalid')
    await choosePassword(access.stranger(), { token: link?.token ?? '', password: PASSWORD })
    expect(await trySignIn({ email: agent.email, password: PASSWORD })).toBe(DONE)
  })

  test('by reactivation restores the password from before, without a link', async () => {
    const { maker, second, third } = await createPeople()
    await deactivatePerson(maker.context(), { id: third.id })
    const accessRequest = await requestAccess(maker.context(), { kind: 'reactivation', id: third.id })
    expect(await trySignIn(third)).toBe('sign_in_failed')
    expect((await approve(second.context(), accessRequest)).link).toBeNull()
    expect(await trySignIn(third)).toBe(DONE)
  })
})

describe('a request', () => {
  test('ends with a reason that the requester reads, or is withdrawn by them only', async () => {
    const { maker, second, third } = await createPeople()
    const ask = () => requestAccess(maker.context(), { kind: 'link', id: third.id })
    const accessRequest = await ask()
    const refuse = { ...accessRequest, decision: 'refuse', reason: 'Não combinado' } as const
    expect(await codeOf(decideAccessRequest(maker.context(), refuse))).toBe('own_change')
    expect((await decideAccessRequest(second.context(), refuse)).link).toBeNull()
    expect(await listAccessRequests(maker.context())).toMatchObject([
      { status: 'refused', refusalReason: 'Não combinado', decidedByName: 'Ana' },
    ])
    expect(await codeOf(approve(second.context(), accessRequest))).toBe('access_request_closed')
    const withdraw = { ...(await ask()), decision: 'withdraw' } as const
    expect(await codeOf(decideAccessRequest(second.context(), withdraw))).toBe('change_not_yours')
    await decideAccessRequest(maker.context(), withdraw)
    expect(await codeOf(approve(second.context(), withdraw))).toBe('access_request_closed')
    const rows = await harness.database.owner`
      select action, details from audit_entries where subject_id in ${harness.database.owner([accessRequest.id, withdraw.id])} order by id`
    expect(rows.map(({ action }) => action)).toEqual([
      'access_requested',
      'access_request_refused',
      'access_requested',
      'access_request_withdrawn',
    ])
    expect(JSON.stringify(rows)).not.toContain('combinado')
  })

  test('gives one link when approved by two at once, twenty times', async () => {
    const { organizationId, maker, second, third } = await createPeople()
    const { id } = await office.manager(organizationId)
    const { owner } = harness.database
    for (let round = 1; round <= 20; round += 1) {
      const accessRequest = await requestAccess(maker.context(), { kind: 'link', id })
      const answers = await Promise.all(
        [second, third].map((who) => codeOf(approve(who.context(), accessRequest))),
      )
      expect(answers.toSorted()).toEqual(['access_request_closed', DONE])
      expect(await owner`select 1 from access_links where user_id = ${id}`).toHaveLength(round)
    }
  })

  test('waits once per e-mail, also when five ask at once', async () => {
    const { maker, third } = await createPeople()
    const ask = () => codeOf(requestAccess(maker.context(), { kind: 'link', id: third.id }))
    const answers = await Promise.all([ask(), ask(), ask(), ask(), ask()])
    expect(answers.filter((code) => code === DONE)).toHaveLength(1)
    expect(new Set(answers)).toEqual(new Set([DONE, 'access_request_waiting']))
  })

  test('is not approved once the person has changed, and says so', async () => {
    const { maker, second, third, agent } = await createPeople()
    const link = await requestAccess(maker.context(), { kind: 'link', id: third.id })
    await deactivatePerson(second.context(), { id: third.id })
    expect(await codeOf(approve(second.context(), link))).toBe('access_request_stale')
    expect((await getPerson(maker.context(), { id: third.id })).state).toBe('deactivated')
    const role = await requestAccess(maker.context(), { ...asManager, kind: 'role', id: agent.id })
    await changePerson(second.context(), { ...asManager, role: 'agent', id: agent.id, visibility: 'own' })
    expect(await codeOf(approve(second.context(), role))).toBe('access_request_stale')
    const to = email()
    const invitation = await requestAccess(maker.context(), { ...asManager, kind: 'invitation', email: to })
    await invitePerson(second.context(), { ...asManager, role: 'agent', email: to })
    expect(await codeOf(approve(second.context(), invitation))).toBe('name_taken')
    expect(
      await codeOf(requestAccess(maker.context(), { ...asManager, kind: 'invitation', email: to })),
    ).toBe('name_taken')
  })
})
