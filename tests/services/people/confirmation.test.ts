import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkConfirmation } from '#lib/services/access/check-confirmation.ts'
import { signIn } from '#lib/services/access/sign-in.ts'
import type { Context } from '#lib/services/context.ts'
import { confirmOwnIdentity } from '#lib/services/people/confirm-own-identity.ts'
import { startOwnConfirmation } from '#lib/services/people/start-own-confirmation.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { appCode, setUpPasskey, setUpSecondFactor } from '#tests/support/fixtures/second-factor-fixture.ts'
import { softPasskey } from '#tests/support/fixtures/soft-passkey.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const ORIGIN = 'http://localhost:3999'
const DONE = 'nothing was refused'
const MINUTE = 60_000

let harness: Harness
let access: AccessFixture
let office: OfficeFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false, settings: () => ({ ORIGIN }) })
  access = await accessFixture()
  office = await officeFixture()
})
afterAll(() => harness?.stop())

const personAtWork = async () => {
  const { agent } = await office.open()
  const { sessionId } = await signIn(access.stranger(), agent)
  const at = (minutes = 0, session = sessionId): Context => {
    const context = agent.context(session)
    return { ...context, now: new Date(context.now.getTime() + minutes * MINUTE) }
  }
  return { agent, sessionId, at }
}

const check = (context: Context) => codeOf(checkConfirmation(context))

describe('a second factor verified too long ago', () => {
  test('is demanded again after fifteen minutes, and not before', async () => {
    const { agent, at } = await personAtWork()
    const { secret } = await setUpSecondFactor(at(), agent.password)
    expect([await check(at(14.9)), await check(at(15))]).toEqual([DONE, 'second_factor_stale'])
    const code = await appCode(secret, at(20).now)
    expect(await codeOf(confirmOwnIdentity(at(20), { code }))).toBe(DONE)
    expect([await check(at(34.9)), await check(at(35))]).toEqual([DONE, 'second_factor_stale'])
  })

  test('is demanded of nobody without one, and of no operator', async () => {
    const { at } = await personAtWork()
    expect(await check(at(600))).toBe(DONE)
    expect(await check(access.context())).toBe(DONE)
  })

  test('counts for one session alone', async () => {
    const { agent, at } = await personAtWork()
    const { recoveryCodes } = await setUpSecondFactor(at(), agent.password)
    const late = { ...access.stranger(), now: at(20).now }
    const other = await signIn(late, { ...agent, code: recoveryCodes[0] ?? '' })
    expect([await check(at(21)), await check(at(21, other.sessionId))]).toEqual(['second_factor_stale', DONE])
  })
})

describe('the confirmation', () => {
  test('accepts a passkey of the person, once, asked for in this session', async () => {
    const { agent, at, sessionId } = await personAtWork()
    const passkey = softPasskey({ origin: ORIGIN })
    await setUpPasskey(at(), agent.password, passkey)
    const { sessionId: other } = await signIn(access.stranger(), {
      ...agent,
      code: (await recoveryCodesOf(at(), agent.password))[0] ?? '',
    })
    const choice = await startOwnConfirmation(at(20))
    expect(choice).toMatchObject({
      hasApp: false,
      passkey: { rpId: 'localhost', allowCredentials: [{ id: passkey.credentialId }] },
    })
    const use = async (context: Context) => {
      const { passkey: request } = await startOwnConfirmation(context)
      return passkey.use({ challenge: request?.challenge ?? '' })
    }
    const foreign = await use(at(20, other))
    expect(await codeOf(confirmOwnIdentity(at(20), { passkey: foreign }))).toBe('passkey_refused')
    const answer = await use(at(20))
    expect(await codeOf(confirmOwnIdentity(at(20), { passkey: answer }))).toBe(DONE)
    expect(await codeOf(confirmOwnIdentity(at(20), { passkey: answer }))).toBe('passkey_refused')
    expect(await check(at(21))).toBe(DONE)
    const entries = await harness.database.owner`
      select action from audit_entries where subject_id = ${sessionId} order by id`
    expect(entries.map(({ action }) => action)).toContain('own_identity_confirmed')
  })

  test('accepts a recovery code once, and no code that was used', async () => {
    const { agent, at } = await personAtWork()
    const { secret, recoveryCodes } = await setUpSecondFactor(at(), agent.password)
    const confirm = (code?: string) => codeOf(confirmOwnIdentity(at(20), { code }))
    expect(await confirm(recoveryCodes[0])).toBe(DONE)
    expect(await confirm(recoveryCodes[0])).toBe('second_factor_wrong')
    const code = await appCode(secret, at(20).now)
    expect([await confirm(code), await confirm(code)]).toEqual([DONE, 'second_factor_wrong'])
    for (const text of ['', ' ', undefined, 'abc']) expect(await confirm(text)).toBe('second_factor_wrong')
  })

  test('locks after eight wrong codes, right ones included', async () => {
    const { agent, at } = await personAtWork()
    const { secret } = await setUpSecondFactor(at(), agent.password)
    const confirm = (code: string) => codeOf(confirmOwnIdentity(at(20), { code }))
    for (let tries = 0; tries < 8; tries += 1) expect(await confirm('12')).toBe('second_factor_wrong')
    expect(await confirm(await appCode(secret, at(20).now))).toBe('sign_in_locked')
  })

  test('is impossible without a second factor', async () => {
    const { at } = await personAtWork()
    expect(await codeOf(confirmOwnIdentity(at(), { code: '123456' }))).toBe('second_factor_missing')
  })
})

const recoveryCodesOf = async (context: Context, current: string) => {
  const { renewOwnRecoveryCodes } = await import('#lib/services/people/renew-own-recovery-codes.ts')
  return (await renewOwnRecoveryCodes(context, { current })).recoveryCodes
}
