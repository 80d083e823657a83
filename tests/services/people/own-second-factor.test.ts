import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#lib/services/access/sign-in.ts'
import type { Context } from '#lib/services/context.ts'
import { confirmOwnSecondFactor } from '#lib/services/people/confirm-own-second-factor.ts'
import { decideAccessRequest } from '#lib/services/people/decide-access-request.ts'
import { getOwnSecondFactor } from '#lib/services/people/get-own-second-factor.ts'
import { getPerson } from '#lib/services/people/get-person.ts'
import { listAccessRequests } from '#lib/services/people/list-access-requests.ts'
import { listOwnAccessChanges } from '#lib/services/people/list-own-access-changes.ts'
import { listOwnSessions } from '#lib/services/people/list-own-sessions.ts'
import { removeOwnSecondFactor } from '#lib/services/people/remove-own-second-factor.ts'
import { renewOwnRecoveryCodes } from '#lib/services/people/renew-own-recovery-codes.ts'
import { requestAccess } from '#lib/services/people/request-access.ts'
import { startOwnSecondFactor } from '#lib/services/people/start-own-second-factor.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { appCode, setUpSecondFactor } from '#tests/support/fixtures/second-factor-fixture.ts'
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

const agentAtWork = async () => {
  const organization = await office.open()
  const { agent } = organization
  const [here, there] = [await signIn(access.stranger(), agent), await signIn(access.stranger(), agent)]
  const at = (ms = 0): Context => {
    const context = agent.context(here.sessionId)
    return { ...context, now: new Date(context.now.getTime() + ms) }
  }
  return { ...organization, agent, here, there, at }
}

describe('setting up a second factor', () => {
  test('requires the password and a code of the app, ends the other sessions and keeps this one', async () => {
    const { agent, here, at } = await agentAtWork()
    const { secret, setupToken, address } = await startOwnSecondFactor(at())
    expect(address).toContain(encodeURIComponent(agent.email))
    const code = await appCode(secret, at().now)
    const confirm = (change: { code?: string; current?: string; context?: Context } = {}) => {
      const { context = at(), ...overrides } = change
      return codeOf(
        confirmOwnSecondFactor(context, { setupToken, code, current: agent.password, ...overrides }),
      )
    }
    expect(await confirm({ code: code === '000000' ? '111111' : '000000' })).toBe('second_factor_wrong')
    expect(await confirm({ current: 'errada' })).toBe('wrong_password')
    expect((await getOwnSecondFactor(at())).since).toBeNull()
    expect(await confirm()).toBe(DONE)
    expect(await listOwnSessions(at())).toMatchObject([{ id: here.sessionId }])
    expect(await getOwnSecondFactor(at())).toMatchObject({ recoveryCodesLeft: 10, isDemanded: false })
  })

  test('is bound to one session and one hour, and cannot be confirmed elsewhere', async () => {
    const { agent, at, there } = await agentAtWork()
    const { secret, setupToken } = await startOwnSecondFactor(at())
    const confirm = async (context: Context, token = setupToken) =>
      codeOf(
        confirmOwnSecondFactor(context, {
          setupToken: token,
          code: await appCode(secret, context.now),
          current: agent.password,
        }),
      )
    for (const context of [agent.context(there.sessionId), at(3_600_001)])
      expect(await confirm(context)).toBe('second_factor_setup_ended')
    expect(await confirm(at(), `${setupToken.slice(0, -4)}AAAA`)).toBe('second_factor_setup_ended')
    expect(await confirm(at(3_500_000))).toBe(DONE)
  })

  test('again replaces the former phone and recovery codes', async () => {
    const { agent, at } = await agentAtWork()
    const old = await setUpSecondFactor(at(), agent.password)
    const fresh = await setUpSecondFactor(at(), agent.password)
    const trySignIn = (code: string) => codeOf(signIn(access.stranger(), { ...agent, code }))
    expect(await trySignIn(await appCode(old.secret, at().now))).toBe('second_factor_wrong')
    expect(await trySignIn(old.recoveryCodes[0] ?? '')).toBe('second_factor_wrong')
    expect(await trySignIn(await appCode(fresh.secret, at().now))).toBe(DONE)
  })

  test('stops guesses of its password after eight, right ones included', async () => {
    const { agent, at } = await agentAtWork()
    await setUpSecondFactor(at(), agent.password)
    const renew = (current: string) => codeOf(renewOwnRecoveryCodes(at(), { current }))
    for (let tries = 0; tries < 8; tries += 1) expect(await renew('errada')).toBe('wrong_password')
    expect(await renew(agent.password)).toBe('sign_in_locked')
  })
})

describe('recovery codes and switching off', () => {
  test('replace the old codes, and require a second factor', async () => {
    const { agent, at } = await agentAtWork()
    const current = agent.password
    expect(await codeOf(renewOwnRecoveryCodes(at(), { current }))).toBe('second_factor_missing')
    const { recoveryCodes: old } = await setUpSecondFactor(at(), current)
    const { recoveryCodes: fresh } = await renewOwnRecoveryCodes(at(), { current })
    const trySignIn = (code = '') => codeOf(signIn(access.stranger(), { ...agent, code }))
    expect([await trySignIn(old[0]), await trySignIn(fresh[0])]).toEqual(['second_factor_wrong', DONE])
    expect((await getOwnSecondFactor(at())).recoveryCodesLeft).toBe(9)
  })

  test('let a person switch it off with the password, unless it is required of them', async () => {
    const { setOrganizationSecondFactor } = await import(
      '#lib/services/organizations/set-organization-second-factor.ts'
    )
    const { agent, at, organizationId } = await agentAtWork()
    await setUpSecondFactor(at(), agent.password)
    const remove = (current: string) => codeOf(removeOwnSecondFactor(at(), { current }))
    expect(await remove('errada')).toBe('wrong_password')
    await setOrganizationSecondFactor(access.context(organizationId), { policy: 'everybody' })
    expect(await remove(agent.password)).toBe('second_factor_demanded')
    await setOrganizationSecondFactor(access.context(organizationId), { policy: 'managers' })
    expect(await remove(agent.password)).toBe(DONE)
    expect(await codeOf(signIn(access.stranger(), agent))).toBe(DONE)
  })
})

describe('removing a lost second factor', () => {
  const agentWithoutFactor = async () => {
    const world = await agentAtWork()
    const second = await office.manager(world.organizationId)
    await setUpSecondFactor(world.at(), world.agent.password)
    return { ...world, second }
  }
  const approve = (context: Context, { id }: { id: string }) =>
    decideAccessRequest(context, { id, decision: 'approve' })

  test('requires two managers; the person signs in with the password again and reads who did it', async () => {
    const { agent, manager, second } = await agentWithoutFactor()
    expect((await getPerson(manager(), { id: agent.id })).hasSecondFactor).toBe(true)
    const accessRequest = await requestAccess(manager(), { kind: 'second_factor', id: agent.id })
    expect(await codeOf(signIn(access.stranger(), agent))).toBe('second_factor_needed')
    expect(await codeOf(approve(manager(), accessRequest))).toBe('own_change')
    expect((await listAccessRequests(second.context()))[0]).toMatchObject({ mayDecide: true })
    expect((await approve(second.context(), accessRequest)).link).toBeNull()
    const person = await getPerson(manager(), { id: agent.id })
    expect(person).toMatchObject({ hasSecondFactor: false, sessions: [] })
    const { sessionId } = await signIn(access.stranger(), agent)
    const [change] = await listOwnAccessChanges(agent.context(sessionId))
    expect(change).toMatchObject({ act: 'Retirou a segunda etapa da pessoa', requestedByName: 'Ana' })
  })

  test('spares one that was set up after the request', async () => {
    const { agent, manager, second, at } = await agentWithoutFactor()
    const accessRequest = await requestAccess(manager(), { kind: 'second_factor', id: agent.id })
    await setUpSecondFactor(at(60_000), agent.password)
    expect(await codeOf(approve(second.context(), accessRequest))).toBe('access_request_stale')
    expect((await getPerson(manager(), { id: agent.id })).hasSecondFactor).toBe(true)
  })

  test('cannot be requested for oneself, nor where there is none', async () => {
    const { manager, managerId, second } = await agentWithoutFactor()
    const ask = (id: string) => codeOf(requestAccess(manager(), { kind: 'second_factor', id }))
    expect([await ask(managerId), await ask(second.id)]).toEqual(['own_access', 'second_factor_missing'])
  })
})
