import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#lib/services/access/sign-in.ts'
import { changeOwnPassword } from '#lib/services/people/change-own-password.ts'
import { choosePassword } from '#lib/services/people/choose-password.ts'
import { deactivatePerson } from '#lib/services/people/deactivate-person.ts'
import { endOwnSessions, endSessions } from '#lib/services/people/end-sessions.ts'
import { issueAccessLink } from '#lib/services/people/issue-access-link.ts'
import { listOwnSessions } from '#lib/services/people/list-own-sessions.ts'
import { reactivatePerson } from '#lib/services/people/reactivate-person.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
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

const PASSWORD = 'uma senha bem comprida'

describe('a person’s own access', () => {
  test('requires the current password for a new one, ends the other sessions and keeps this one', async () => {
    const { agent: person } = await office.open()
    const [here, there] = [await signIn(access.stranger(), person), await signIn(access.stranger(), person)]
    const self = person.context(here.sessionId)
    const change = (current: string) => changeOwnPassword(self, { current, password: PASSWORD })
    expect(await codeOf(change('errada'))).toBe('wrong_password')
    expect(await change(person.password)).toEqual({ endedSessions: 1 })
    expect(await listOwnSessions(self)).toMatchObject([{ id: here.sessionId, current: true }])
    expect(there.sessionId).not.toBe(here.sessionId)
    expect(await codeOf(signIn(access.stranger(), { ...person, password: PASSWORD }))).toBe(
      'nothing was refused',
    )
  })

  test('ends the link to choose another password with a new password, and with a deactivation', async () => {
    const { agent: person, manager } = await office.open()
    const { sessionId } = await signIn(access.stranger(), person)
    const link = await issueAccessLink(manager(), { id: person.id })
    await changeOwnPassword(person.context(sessionId), { current: person.password, password: PASSWORD })
    const choose = (token: string) => codeOf(choosePassword(access.stranger(), { token, password: PASSWORD }))
    expect(await choose(link.token)).toBe('access_link_invalid')
    const newer = await issueAccessLink(manager(), { id: person.id })
    await deactivatePerson(manager(), { id: person.id })
    await reactivatePerson(manager(), { id: person.id })
    expect(await choose(newer.token)).toBe('access_link_invalid')
  })

  test('opens no session for a password replaced while it is being verified', async () => {
    const { agent: person } = await office.open()
    const signing = await harness.database.owner.begin(async (tx) => {
      await tx`update users set password_hash = 'another' where id = ${person.id}`
      const answer = codeOf(signIn(access.stranger(), person))
      await eventually('the sign-in to wait for the change', async () => {
        const waiting = await tx`
          select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`
        return waiting.length > 0
      })
      return { answer }
    })
    expect(await signing.answer).toBe('sign_in_failed')
  })

  test('stops guesses of the current password after eight, right ones included', async () => {
    const { agent: person } = await office.open()
    const { sessionId } = await signIn(access.stranger(), person)
    const change = (current: string) =>
      changeOwnPassword(person.context(sessionId), { current, password: PASSWORD })
    for (let tries = 0; tries < 8; tries += 1) expect(await codeOf(change('errada'))).toBe('wrong_password')
    expect(await codeOf(change(person.password))).toBe('sign_in_locked')
  })

  test("lets a person end one or all other sessions of their own, never somebody else's", async () => {
    const { agent: person, manager } = await office.open()
    const [here, there] = [await signIn(access.stranger(), person), await signIn(access.stranger(), person)]
    const self = person.context(here.sessionId)
    const foreign = manager()
    expect(await codeOf(endOwnSessions(foreign, { sessionId: there.sessionId }))).toBe('not_found')
    expect(await endOwnSessions(self, { sessionId: there.sessionId })).toHaveLength(1)
    await signIn(access.stranger(), person)
    expect(await endOwnSessions(self, {})).toMatchObject([{ id: here.sessionId }])
    expect((await endSessions(manager(), { id: person.id })).sessions).toEqual([])
  })
})
