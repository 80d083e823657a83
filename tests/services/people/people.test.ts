import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD_MINIMUM } from '#lib/domain/names.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { signIn } from '#lib/services/access/sign-in.ts'
import type { Context } from '#lib/services/context.ts'
import { changePerson } from '#lib/services/people/change-person.ts'
import { choosePassword } from '#lib/services/people/choose-password.ts'
import { deactivatePerson } from '#lib/services/people/deactivate-person.ts'
import { getAccessLink } from '#lib/services/people/get-access-link.ts'
import { getPerson } from '#lib/services/people/get-person.ts'
import { invitePerson } from '#lib/services/people/invite-person.ts'
import { issueAccessLink } from '#lib/services/people/issue-access-link.ts'
import { listPeople } from '#lib/services/people/list-people.ts'
import { reactivatePerson } from '#lib/services/people/reactivate-person.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { anyCpf } from '#tests/support/fixtures/person-fixture.ts'
import { workFixture } from '#tests/support/fixtures/work-fixture.ts'
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

const PASSWORD = 'uma senha bem comprida'
const agent = { role: 'agent', teamId: null, visibility: 'own' } as const
const invitation = (email: string, name = 'Bia') => ({ ...agent, email, name })
const email = () => `${anyCpf()}-${Math.random().toString(36).slice(2)}@example.com`

describe('an invitation', () => {
  test('lets the person choose a password once and sign in with it, and nobody before that', async () => {
    const { manager, organizationId } = await office.open()
    const to = email()
    const { id, link } = await invitePerson(manager(), invitation(to))
    expect((await getPerson(manager(), { id })).state).toBe('invited')
    expect(await codeOf(signIn(access.stranger(), { email: to, password: PASSWORD }))).toBe('sign_in_failed')
    expect(await codeOf(signIn(access.stranger(), { email: to, password: '' }))).toBe('sign_in_failed')
    const greeting = await getAccessLink(access.stranger(), link)
    expect(greeting).toMatchObject({ purpose: 'invitation', name: 'Bia', email: to })
    expect(await codeOf(choosePassword(access.stranger(), { ...link, password: 'curta' }))).toBe(
      'weak_password',
    )
    expect(await choosePassword(access.stranger(), { ...link, password: PASSWORD })).toEqual({ email: to })
    expect((await signIn(access.stranger(), { email: to, password: PASSWORD })).userId).toBe(id)
    expect(await codeOf(getAccessLink(access.stranger(), link))).toBe('access_link_used')
    const person = await getPerson(manager(), { id })
    expect(person).toMatchObject({ state: 'active', openLink: null, liveSessions: 1 })
    const [stored] = await harness.database.owner`select token_hash from access_links where user_id = ${id}`
    expect(String(stored?.token_hash)).not.toContain(link.token)
    expect(organizationId).toBeTruthy()
  })

  test('expires after 72 hours, and only the newest one works', async () => {
    const { manager } = await office.open()
    const { id, link } = await invitePerson(manager(), invitation(email()))
    const newer = await issueAccessLink(manager(), { id })
    expect(newer.purpose).toBe('invitation')
    expect(await codeOf(getAccessLink(access.stranger(), link))).toBe('access_link_invalid')
    expect(await codeOf(choosePassword(access.stranger(), { ...link, password: PASSWORD }))).toBe(
      'access_link_invalid',
    )
    const later = (ms: number): Context => {
      const context = access.stranger()
      return { ...context, now: new Date(context.now.getTime() + ms) }
    }
    const HOUR_MS = 3_600_000
    expect(await codeOf(getAccessLink(later(71.9 * HOUR_MS), newer))).toBe('nothing was refused')
    expect(await codeOf(getAccessLink(later(72.1 * HOUR_MS), newer))).toBe('access_link_expired')
  })

  test('sets one password when used by twenty at once', async () => {
    const { manager } = await office.open()
    const to = email()
    const { link } = await invitePerson(manager(), invitation(to))
    const passwords = Array.from({ length: 20 }, (_, index) => `uma senha comprida ${index}`)
    const answers = await Promise.all(
      passwords.map((password) => codeOf(choosePassword(access.stranger(), { token: link.token, password }))),
    )
    expect(answers.filter((code) => code === 'nothing was refused')).toHaveLength(1)
    expect(new Set(answers)).toEqual(new Set(['nothing was refused', 'access_link_used']))
    const winner = passwords[answers.indexOf('nothing was refused')] ?? ''
    expect(await codeOf(signIn(access.stranger(), { email: to, password: winner }))).toBe(
      'nothing was refused',
    )
  })

  test('requires an e-mail that nobody has in the organization', async () => {
    const { manager } = await office.open()
    const to = email()
    await invitePerson(manager(), invitation(to))
    expect(await codeOf(invitePerson(manager(), invitation(to.toUpperCase())))).toBe('name_taken')
  })

  test('stops guesses of its token after thirty from one address', async () => {
    const guesser = access.stranger()
    for (let tries = 0; tries < 30; tries += 1)
      expect(await codeOf(getAccessLink(guesser, { token: `guess-${tries}` }))).toBe('access_link_invalid')
    expect(await codeOf(getAccessLink(guesser, { token: 'guess' }))).toBe('sign_in_locked')
    expect(await codeOf(getAccessLink(access.stranger(), { token: 'guess' }))).toBe('access_link_invalid')
  })
})

describe('a reset link', () => {
  test('changes nothing until it is used; then the old password and every session are worthless', async () => {
    const { manager, agent: person } = await office.open()
    const { sessionId } = await signIn(access.stranger(), person)
    const link = await issueAccessLink(manager(), { id: person.id })
    expect(link.purpose).toBe('reset')
    await signIn(access.stranger(), person)
    expect((await getPerson(manager(), { id: person.id })).sessions).toHaveLength(2)
    await choosePassword(access.stranger(), { ...link, password: PASSWORD })
    const after = await getPerson(manager(), { id: person.id })
    expect(after.sessions).toEqual([])
    expect(sessionId).toBeTruthy()
    expect(await codeOf(signIn(access.stranger(), person))).toBe('sign_in_failed')
    expect(await codeOf(signIn(access.stranger(), { ...person, password: PASSWORD }))).toBe(
      'nothing was refused',
    )
  })

  test('is not created for a deactivated person, and one created before does not work', async () => {
    const { manager, agent: person } = await office.open()
    const link = await issueAccessLink(manager(), { id: person.id })
    await deactivatePerson(manager(), { id: person.id })
    expect(await codeOf(issueAccessLink(manager(), { id: person.id }))).toBe('person_deactivated')
    expect(await codeOf(choosePassword(access.stranger(), { ...link, password: PASSWORD }))).toBe(
      'access_link_invalid',
    )
  })
})

describe('deactivating', () => {
  test('ends the sessions at once, keeps the work and reports the number of open proposals', async () => {
    const works = await workFixture(harness)
    const { personFixture } = await import('#tests/support/fixtures/person-fixture.ts')
    const people = await personFixture(harness)
    const author = await people.person()
    await works.workOf(author.context())
    const manager = await people.person({ role: 'manager', visibility: 'all' })
    const deactivated = await deactivatePerson(manager.context(), { id: author.id })
    expect(deactivated).toMatchObject({ state: 'deactivated', openProposals: 1, sessions: [] })
    expect((await reactivatePerson(manager.context(), { id: author.id })).state).toBe('invited')
  })

  test('locks the person out until they are let in again with the same password', async () => {
    const { manager, agent: person } = await office.open()
    await signIn(access.stranger(), person)
    expect(await deactivatePerson(manager(), { id: person.id })).toMatchObject({ liveSessions: 0 })
    expect(await codeOf(signIn(access.stranger(), person))).toBe('sign_in_failed')
    await reactivatePerson(manager(), { id: person.id })
    expect(await codeOf(signIn(access.stranger(), person))).toBe('nothing was refused')
  })

  test('is rejected for oneself, as is giving up being a manager', async () => {
    const { manager, managerId } = await office.open()
    expect(await codeOf(deactivatePerson(manager(), { id: managerId }))).toBe('own_access')
    const demoted = { ...agent, id: managerId, name: 'Mário' }
    expect(await codeOf(changePerson(manager(), demoted))).toBe('own_access')
    const updated = await changePerson(manager(), {
      ...demoted,
      role: 'manager',
      visibility: 'all',
      name: 'Mário G.',
    })
    expect(updated).toMatchObject({ role: 'manager', name: 'Mário G.' })
  })

  test('is rejected for the last manager, also from the operator', async () => {
    const { managerId, organizationId } = await office.open()
    const operator = access.context(organizationId)
    expect(await codeOf(deactivatePerson(operator, { id: managerId }))).toBe('last_manager')
    expect(await codeOf(changePerson(operator, { ...agent, id: managerId, name: 'M' }))).toBe('last_manager')
  })

  test('leaves one manager when two deactivate each other at once, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { manager, managerId, organizationId } = await office.open()
      const second = await office.manager(organizationId)
      const act =
        round % 2 === 0
          ? deactivatePerson
          : (who: Context, { id }: { id: string }) => changePerson(who, { ...agent, id, name: 'Ex' })
      const answers = await Promise.all([
        codeOf(act(manager(), { id: second.id })),
        codeOf(act(second.context(), { id: managerId })),
      ])
      expect(answers.sort()).toEqual(['last_manager', 'nothing was refused'])
      const managers = await listPeople(access.context(organizationId), { role: 'manager', state: 'active' })
      expect(managers).toHaveLength(1)
    }
  })
})

test('states the true minimum in the text about short passwords', () => {
  expect(reasonTexts('password_too_short', 'pt-BR').text).toContain(String(PASSWORD_MINIMUM))
})
