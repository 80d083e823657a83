import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeSecondFactor } from '#lib/services/access/remove-second-factor.ts'
import { signIn } from '#lib/services/access/sign-in.ts'
import type { Context } from '#lib/services/context.ts'
import { setOrganizationSecondFactor } from '#lib/services/organizations/set-organization-second-factor.ts'
import { confirmOwnPasskey } from '#lib/services/people/confirm-own-passkey.ts'
import { decideAccessRequest } from '#lib/services/people/decide-access-request.ts'
import { getOwnSecondFactor } from '#lib/services/people/get-own-second-factor.ts'
import { getPerson } from '#lib/services/people/get-person.ts'
import { listOwnAccessChanges } from '#lib/services/people/list-own-access-changes.ts'
import { listOwnSessions } from '#lib/services/people/list-own-sessions.ts'
import { removeOwnPasskey } from '#lib/services/people/remove-own-passkey.ts'
import { removeOwnSecondFactor } from '#lib/services/people/remove-own-second-factor.ts'
import { renewOwnRecoveryCodes } from '#lib/services/people/renew-own-recovery-codes.ts'
import { requestAccess } from '#lib/services/people/request-access.ts'
import { startOwnPasskey } from '#lib/services/people/start-own-passkey.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { setUpPasskey, setUpSecondFactor } from '#tests/support/fixtures/second-factor-fixture.ts'
import { softPasskey } from '#tests/support/fixtures/soft-passkey.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const ORIGIN = 'http://localhost:3999'
const DONE = 'nothing was refused'

let harness: Harness
let access: AccessFixture
let office: OfficeFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false, settings: () => ({ ORIGIN }) })
  access = await accessFixture()
  office = await officeFixture()
})
afterAll(() => harness?.stop())

const agentAtWork = async () => {
  const organization = await office.open()
  const { agent } = organization
  const [here, there] = [await signIn(access.stranger(), agent), await signIn(access.stranger(), agent)]
  const at = (ms = 0): Context => {
    const context = agent.context(here.sessionId)
    return { ...context, now: new Date(context.now.getTime() + ms) }
  }
  return { ...organization, agent, here, there, at, passkey: softPasskey({ origin: ORIGIN }) }
}

describe('registering a passkey', () => {
  test('requires the password, gives recovery codes with the first and ends the other sessions', async () => {
    const { agent, here, at, passkey } = await agentAtWork()
    expect(await codeOf(startOwnPasskey(at(), { current: 'errada' }))).toBe('wrong_password')
    const added = await setUpPasskey(at(), agent.password, passkey)
    expect(added).toMatchObject({
      passkeys: [{ name: 'Celular', backedUp: true, lastUsedAt: null }],
      ...{ since: null, recoveryCodesLeft: 10, offersPasskeys: true },
    })
    expect(added.recoveryCodes).toHaveLength(10)
    expect(await listOwnSessions(at())).toMatchObject([{ id: here.sessionId }])
    const code = added.recoveryCodes[0] ?? ''
    expect(await codeOf(signIn(access.stranger(), { ...agent, code }))).toBe(DONE)
  })

  test('keeps the existing recovery codes, app and sessions', async () => {
    const { agent, at } = await agentAtWork()
    const { recoveryCodes } = await setUpSecondFactor(at(), agent.password)
    const other = await signIn(access.stranger(), { ...agent, code: recoveryCodes[0] ?? '' })
    for (const counts of [false, true]) {
      const added = await setUpPasskey(at(), agent.password, softPasskey({ origin: ORIGIN, counts }))
      expect(added.recoveryCodes).toEqual([])
    }
    const own = await getOwnSecondFactor(at())
    expect(own).toMatchObject({ since: expect.any(Date), recoveryCodesLeft: 9 })
    expect(own.passkeys).toHaveLength(2)
    expect((await listOwnSessions(at())).map(({ id }) => id)).toContain(other.sessionId)
  })

  test('is bound to one session, one request and five minutes', async () => {
    const { agent, there, at, passkey } = await agentAtWork()
    const start = () => startOwnPasskey(at(), { current: agent.password })
    const confirm = (context: Context, created: ReturnType<typeof passkey.create>) =>
      codeOf(confirmOwnPasskey(context, { passkey: created, name: 'Celular' }))
    expect(await confirm(agent.context(there.sessionId), passkey.create(await start()))).toBe(
      'passkey_refused',
    )
    const tooLate = passkey.create(await start())
    expect(await confirm(at(5 * 60_000), tooLate)).toBe('passkey_refused')
    const created = passkey.create(await start())
    expect(await confirm(at(), created)).toBe(DONE)
    expect(await confirm(at(), created)).toBe('passkey_refused')
  })

  test('is refused without verification of the person, from another origin and for a registered key', async () => {
    const { agent, at, passkey } = await agentAtWork()
    const add = async (signing: Parameters<typeof passkey.create>[1]) => {
      const request = await startOwnPasskey(at(), { current: agent.password })
      return codeOf(confirmOwnPasskey(at(), { passkey: passkey.create(request, signing), name: 'Celular' }))
    }
    expect(await add({ unverified: true })).toBe('passkey_refused')
    expect(await add({ origin: 'https://evil.example' })).toBe('passkey_refused')
    expect(await add({})).toBe(DONE)
    expect(await add({})).toBe('passkey_registered')
    const { excludeCredentials } = await startOwnPasskey(at(), { current: agent.password })
    expect(excludeCredentials).toMatchObject([{ id: passkey.credentialId, transports: ['internal'] }])
  })

  test('ignores an attestation, whose certificates could name addresses to fetch', async () => {
    const { agent, at, passkey } = await agentAtWork()
    const request = await startOwnPasskey(at(), { current: agent.password })
    const created = passkey.create(request, { attested: true })
    expect(Buffer.from(created.response.attestationObject, 'base64url').includes('x5c')).toBe(true)
    expect(await codeOf(confirmOwnPasskey(at(), { passkey: created, name: 'Celular' }))).toBe(DONE)
  })

  test('is possible twenty times, but no more', async () => {
    const { agent, at } = await agentAtWork()
    const add = () => codeOf(setUpPasskey(at(), agent.password, softPasskey({ origin: ORIGIN })))
    for (let count = 0; count < 19; count += 1) expect(await add()).toBe(DONE)
    const last = softPasskey({ origin: ORIGIN })
    const request = await startOwnPasskey(at(), { current: agent.password })
    expect(await add()).toBe(DONE)
    const created = last.create(request)
    expect(await codeOf(confirmOwnPasskey(at(), { passkey: created, name: 'Mais uma' }))).toBe(
      'passkeys_full',
    )
    expect(await add()).toBe('passkeys_full')
  })

  test('is audited without the name or the key', async () => {
    const { agent, at, passkey } = await agentAtWork()
    const { passkeys } = await setUpPasskey(at(), agent.password, passkey)
    await setUpPasskey(at(), agent.password, softPasskey({ origin: ORIGIN }))
    await removeOwnPasskey(at(), { id: passkeys[0]?.id ?? '', current: agent.password })
    const entries = await harness.database.owner`
      select action, details from audit_entries
      where subject_id = ${agent.id} and action like 'own_%' order by id`
    expect(entries.map(({ action }) => action)).toEqual([
      ...['own_passkey_added', 'own_passkey_added', 'own_passkey_removed'],
    ])
    expect(JSON.stringify(entries)).not.toContain('Celular')
  })
})

describe('removing a passkey', () => {
  test('requires the password; the last factor takes the recovery codes with it', async () => {
    const { agent, at, passkey } = await agentAtWork()
    const { passkeys } = await setUpPasskey(at(), agent.password, passkey)
    const id = passkeys[0]?.id ?? ''
    expect(await codeOf(removeOwnPasskey(at(), { id, current: 'errada' }))).toBe('wrong_password')
    const own = await removeOwnPasskey(at(), { id, current: agent.password })
    expect(own).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    expect(await codeOf(removeOwnPasskey(at(), { id, current: agent.password }))).toBe('not_found')
    expect(await codeOf(signIn(access.stranger(), agent))).toBe(DONE)
  })

  test('is refused for the last factor where one is required, but not while another remains', async () => {
    const { agent, organizationId, at, passkey } = await agentAtWork()
    const current = agent.password
    const { passkeys } = await setUpPasskey(at(), current, passkey)
    await setUpSecondFactor(at(), current)
    await setOrganizationSecondFactor(access.context(organizationId), { policy: 'everybody' })
    expect(await codeOf(removeOwnSecondFactor(at(), { current }))).toBe(DONE)
    const id = passkeys[0]?.id ?? ''
    expect(await codeOf(removeOwnPasskey(at(), { id, current }))).toBe('second_factor_demanded')
    const own = await getOwnSecondFactor(at())
    expect([own.passkeys.length, own.recoveryCodesLeft]).toEqual([1, 10])
    expect((await renewOwnRecoveryCodes(at(), { current })).recoveryCodes).toHaveLength(10)
  })

  test('of somebody else is not possible', async () => {
    const { agent, at, passkey } = await agentAtWork()
    const other = await agentAtWork()
    const { passkeys } = await setUpPasskey(at(), agent.password, passkey)
    const removal = removeOwnPasskey(other.at(), { id: passkeys[0]?.id ?? '', current: other.agent.password })
    expect(await codeOf(removal)).toBe('not_found')
  })
})

describe('lost passkeys', () => {
  test('are removed with all factors by two managers, and the person reads who did it', async () => {
    const { agent, manager, organizationId, at, passkey } = await agentAtWork()
    const second = await office.manager(organizationId)
    await setUpPasskey(at(), agent.password, passkey)
    expect((await getPerson(manager(), { id: agent.id })).hasSecondFactor).toBe(true)
    const request = await requestAccess(manager(), { kind: 'second_factor', id: agent.id })
    await decideAccessRequest(second.context(), { id: request.id, decision: 'approve' })
    expect(await getPerson(manager(), { id: agent.id })).toMatchObject({
      hasSecondFactor: false,
      sessions: [],
    })
    const { sessionId } = await signIn(access.stranger(), agent)
    const context = agent.context(sessionId)
    expect(await getOwnSecondFactor(context)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    const [change] = await listOwnAccessChanges(context)
    expect(change).toMatchObject({ act: 'Retirou a segunda etapa da pessoa', requestedByName: 'Ana' })
  })

  test('registered after the request are spared', async () => {
    const { agent, manager, organizationId, at, passkey } = await agentAtWork()
    const second = await office.manager(organizationId)
    await setUpSecondFactor(at(), agent.password)
    const request = await requestAccess(manager(), { kind: 'second_factor', id: agent.id })
    await setUpPasskey(at(60_000), agent.password, passkey)
    const approval = decideAccessRequest(second.context(), { id: request.id, decision: 'approve' })
    expect(await codeOf(approval)).toBe('access_request_stale')
  })

  test('are removed by the operator, who ends every session', async () => {
    const { agent, organizationId, here, at, passkey } = await agentAtWork()
    await setUpPasskey(at(), agent.password, passkey)
    await removeSecondFactor(access.context(organizationId), { email: agent.email })
    expect(await codeOf(signIn(access.stranger(), agent))).toBe(DONE)
    const [row] = await harness.database.owner`select revoked_at from sessions where id = ${here.sessionId}`
    expect(row?.revoked_at).not.toBeNull()
  })
})
