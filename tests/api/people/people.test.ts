import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCESS_REQUEST_EXAMPLE } from '#lib/contracts/people/access-requests.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const DETAIL_KEYS = [
  'certificateEndDate',
  'certificateState',
  'certificates',
  'certification',
  'createdAt',
  'deactivatedAt',
  'email',
  'hasSecondFactor',
  'id',
  'identitySince',
  'lastSignInAt',
  'liveSessions',
  'name',
  'openLink',
  'openProposals',
  'ownRole',
  'role',
  'sessions',
  'state',
  'takesTwo',
  'team',
  'visibility',
]

let harness: Harness
let access: AccessFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})

afterAll(() => harness?.stop())

const reader = async (options: { organizationId?: string; role: 'agent' | 'manager' }) => {
  const who = await signedInPerson(access, options)
  return { ...who, read: (path: string) => harness.api(path, { token: null, headers: who.headers }) }
}

describe('the reads of people in the back office', () => {
  test('return people, one of them and teams to a manager, in the documented shapes and without secrets', async () => {
    const { read, organizationId } = await reader({ role: 'manager' })
    const agent = await access.person(organizationId)
    const list = await read('/panel/people?role=agent')
    expect([list.status, list.body.people.length]).toEqual([200, 1])
    expect(list.body.people[0]).toMatchObject({
      id: agent.id,
      email: agent.email,
      state: 'active',
      team: null,
    })
    const one = await read(`/panel/people/${agent.id}`)
    expect(Object.keys(one.body).sort()).toEqual(DETAIL_KEYS)
    for (const answer of [list, one]) expect(answer.text).not.toMatch(/scrypt|passwordHash|tokenHash/)
    expect((await read('/panel/teams')).body).toEqual({ teams: [] })
    expect((await read('/panel/people?role=owner')).status).toBe(422)
    expect((await read('/panel/people/01900000-0000-7000-8000-000000000009')).body.code).toBe('not_found')
  })

  test('return what waits for a second manager, in the documented shape', async () => {
    const { read, organizationId } = await reader({ role: 'manager' })
    expect((await read('/panel/access-requests')).body).toEqual({ requests: [] })
    const { officeFixture } = await import('#tests/support/fixtures/office-fixture.ts')
    const office = await officeFixture()
    const [maker, other] = [await office.manager(organizationId), await office.manager(organizationId)]
    const { requestAccess } = await import('#lib/services/people/request-access.ts')
    const { id } = await requestAccess(maker.context(), { kind: 'link', id: other.id })
    const { status, body } = await read('/panel/access-requests')
    expect([status, body.requests.length]).toEqual([200, 1])
    expect(body.requests[0]).toMatchObject({ id, isMine: false, mayDecide: true, deciders: ['Ana'] })
    expect(Object.keys(body.requests[0]).sort()).toEqual(Object.keys(ACCESS_REQUEST_EXAMPLE).sort())
  })

  test('return to an agent only their own sessions', async () => {
    const { read, sessionId, id } = await reader({ role: 'agent' })
    const own = await read('/panel/account/sessions')
    expect(own.body.sessions).toMatchObject([{ id: sessionId, current: true }])
    for (const path of ['/panel/people', `/panel/people/${id}`, '/panel/teams', '/panel/access-requests'])
      expect((await read(path)).body.code).toBe('permission_denied')
  })

  test('are closed to programs', async () => {
    for (const path of ['/panel/people', '/panel/teams', '/panel/access-requests', '/panel/account/sessions'])
      expect([401, 403]).toContain((await harness.api(path)).status)
  })
})
