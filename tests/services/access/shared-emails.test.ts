import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { KnownDevice } from '#lib/domain/access/known-device.ts'
import { createUser } from '#lib/services/access/create-user.ts'
import { signIn } from '#lib/services/access/sign-in.ts'
import { changeOwnPassword } from '#lib/services/people/change-own-password.ts'
import { choosePassword } from '#lib/services/people/choose-password.ts'
import { decideAccessRequest } from '#lib/services/people/decide-access-request.ts'
import { invitePerson } from '#lib/services/people/invite-person.ts'
import { listPeople } from '#lib/services/people/list-people.ts'
import { requestAccess } from '#lib/services/people/request-access.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const DONE = 'nothing was refused'
const OTHER_PASSWORD = 'outra senha bem comprida'
const ALL = { name: 'Ana', ownRoleId: null, teamId: null, visibility: 'all' } as const

let harness: Harness
let access: AccessFixture
let office: OfficeFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  office = await officeFixture()
})
afterAll(() => harness?.stop())

/** A person of one organization, whose e-mail another one uses as well. */
const twoAccounts = async (password = OTHER_PASSWORD) => {
  const [one, other] = [await office.open(), await office.open()]
  const { email } = one.agent
  const second = { email, name: 'Ana', role: 'agent', password } as const
  const { id } = await createUser(access.context(other.organizationId), second)
  return { one, other, email, first: one.agent, second: { id, email, password } }
}

const organizationOf = async (sessionId: string) => {
  const [row] = await harness.database.owner`select organization_id from sessions where id = ${sessionId}`
  return row?.organization_id as string
}

const actionsOf = async (subjectId: string) => {
  const rows = await harness.database
    .owner`select action from audit_entries where subject_id = ${subjectId} order by id`
  return rows.map(({ action }) => action)
}

describe('an e-mail of another organization', () => {
  test('is invited like any other, and nothing tells the inviting manager', async () => {
    const [one, other] = [await office.open(), await office.open()]
    const { email } = one.agent
    const fresh = `${randomUUID()}@example.com`
    const tokens: string[] = []
    for (const each of [email, fresh]) {
      const { link } = await invitePerson(other.manager(), { ...ALL, role: 'agent', email: each })
      tokens.push(link.token)
      await choosePassword(access.stranger(), { token: link.token, password: OTHER_PASSWORD })
      expect(await codeOf(signIn(access.stranger(), { email: each, password: OTHER_PASSWORD }))).toBe(DONE)
    }
    const people = await listPeople(other.manager(), {})
    expect(people.map((person) => person.email)).toEqual(expect.arrayContaining([email, fresh]))
    expect(new Set(tokens.map((token) => token.length)).size).toBe(1)
  })

  test('can become that of a manager by two managers', async () => {
    const [one, other] = [await office.open(), await office.open()]
    const second = await office.manager(other.organizationId)
    const wanted = { ...ALL, kind: 'invitation', role: 'manager', email: one.agent.email } as const
    const { id } = await requestAccess(other.manager(), wanted)
    expect(await codeOf(decideAccessRequest(second.context(), { id, decision: 'approve' }))).toBe(DONE)
  })

  test('is taken where it has an account already, in any spelling', async () => {
    const { other, email } = await twoAccounts()
    const again = { ...ALL, role: 'agent', email: email.toUpperCase() } as const
    expect(await codeOf(invitePerson(other.manager(), again))).toBe('name_taken')
  })

  test('is invited once when five ask at once', async () => {
    const [one, other] = [await office.open(), await office.open()]
    const invite = () =>
      codeOf(invitePerson(other.manager(), { ...ALL, role: 'agent', email: one.agent.email }))
    const answers = await Promise.all([invite(), invite(), invite(), invite(), invite()])
    expect(answers.toSorted()).toEqual(['name_taken', 'name_taken', 'name_taken', 'name_taken', DONE])
  })

  test('cannot be reserved under a made-up name', async () => {
    const [one, other] = [await office.open(), await office.open()]
    const madeUp = { ...ALL, role: 'agent', email: `${one.agent.email}#${other.organizationId}` } as const
    expect(await codeOf(invitePerson(other.manager(), madeUp))).toBe('invalid_email')
  })
})

describe('signing in with an e-mail of two organizations', () => {
  test('opens the account that the password belongs to', async () => {
    const { one, other, first, second } = await twoAccounts()
    const inOne = await signIn(access.stranger(), first)
    const inOther = await signIn(access.stranger(), second)
    expect([await organizationOf(inOne.sessionId), await organizationOf(inOther.sessionId)]).toEqual([
      one.organizationId,
      other.organizationId,
    ])
    expect(inOther).toMatchObject({ userId: second.id, email: second.email })
  })

  test('asks for the organization if the password opens both, and names no other', async () => {
    const { one, other, first } = await twoAccounts('uma-senha-bem-comprida')
    const attempt = signIn(access.stranger(), first)
    await expect(attempt).rejects.toMatchObject({
      code: 'organization_needed',
      details: { organizations: [{ id: one.organizationId }, { id: other.organizationId }] },
    })
    for (const { organizationId } of [one, other]) {
      const { sessionId } = await signIn(access.stranger(), { ...first, organizationId })
      expect(await organizationOf(sessionId)).toBe(organizationId)
    }
    const elsewhere = { ...first, organizationId: randomUUID() }
    expect(await codeOf(signIn(access.stranger(), elsewhere))).toBe('sign_in_failed')
  })

  test('tells both organizations of a wrong password, and changes one password only', async () => {
    const { one, first, second } = await twoAccounts()
    await codeOf(signIn(access.stranger(), { ...first, password: 'x' }))
    expect(await actionsOf(first.id)).toContain('sign_in_failed')
    expect(await actionsOf(second.id)).toContain('sign_in_failed')
    const changed = { current: first.password, password: 'mais uma senha comprida' }
    const { sessionId } = await signIn(access.stranger(), first)
    await changeOwnPassword(one.agent.context(sessionId), changed)
    expect(await codeOf(signIn(access.stranger(), second))).toBe(DONE)
    expect(await codeOf(signIn(access.stranger(), first))).toBe('sign_in_failed')
  })

  test('takes the time of one password, because both share a salt, also after a change', async () => {
    const { one, first, second } = await twoAccounts()
    const settings = async () => {
      const rows = await harness.database
        .owner`select password_hash from users where id in ${harness.database.owner([first.id, second.id])}`
      return new Set(rows.map(({ password_hash: hash }) => hash.slice(0, hash.lastIndexOf('$'))))
    }
    expect((await settings()).size).toBe(1)
    const changed = { current: first.password, password: 'mais uma senha comprida' }
    const { sessionId } = await signIn(access.stranger(), first)
    await changeOwnPassword(one.agent.context(sessionId), changed)
    expect((await settings()).size).toBe(1)
  })

  test('gives whoever has one of the accounts no more guesses at the other than a stranger has', async () => {
    const { first, second } = await twoAccounts()
    const { emailKey } = await signIn(access.stranger(), second)
    let guesses = 0
    for (let turn = 0; turn < 120; turn += 1) {
      const from = access.stranger(`198.51.${turn}.1`)
      const at = { ...from, now: new Date(from.now.getTime() + turn * 30_000) }
      // A new browser each time, which has just signed in to the account of the guesser.
      const device: KnownDevice = { id: `browser-${turn}`, knows: (key) => key === emailKey }
      const before = (await actionsOf(first.id)).length
      await codeOf(signIn(at, { ...first, password: 'x', device }))
      guesses += (await actionsOf(first.id)).length - before
    }
    expect(guesses).toBeLessThanOrEqual(100)

    // Control: from a browser known to the owner they are compared.
    const own: KnownDevice = { id: 'own browser', knows: (key) => key === first.email }
    expect(await codeOf(signIn(access.stranger(), { ...first, device: own }))).toBe(DONE)
  })
})
