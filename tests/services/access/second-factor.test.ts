import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeSecondFactor } from '#lib/services/access/remove-second-factor.ts'
import { resetPassword } from '#lib/services/access/reset-password.ts'
import { signIn } from '#lib/services/access/sign-in.ts'
import { choosePassword } from '#lib/services/people/choose-password.ts'
import { issueAccessLink } from '#lib/services/people/issue-access-link.ts'
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
const OTHER = 'uma outra senha comprida'

const protectedAgent = async () => {
  const { agent, manager, organizationId } = await office.open()
  const { sessionId } = await signIn(access.stranger(), agent)
  const phone = await setUpSecondFactor(agent.context(sessionId), agent.password)
  return { agent, manager, organizationId, sessionId, ...phone }
}

const actionsOf = async (subjectId: string) => {
  const rows = await harness.database.owner`
    select action from audit_entries where subject_id = ${subjectId} order by id`
  return rows.map(({ action }) => action as string)
}

describe('signing in with a second factor', () => {
  test('asks for the code after the password, whoever has the password', async () => {
    const { agent, secret } = await protectedAgent()
    expect(await codeOf(signIn(access.stranger(), agent))).toBe('second_factor_needed')
    expect(await codeOf(signIn(access.stranger(), { ...agent, code: ' ' }))).toBe('second_factor_needed')
    const wrong = { ...agent, password: 'x', code: await appCode(secret, access.stranger().now) }
    expect(await codeOf(signIn(access.stranger(), wrong))).toBe('sign_in_failed')
    const code = await appCode(secret, access.stranger().now)
    expect((await signIn(access.stranger(), { ...agent, code })).userId).toBe(agent.id)
  })

  test('gives the same answer to wrong, malformed, used and expired codes', async () => {
    const { agent, secret, recoveryCodes } = await protectedAgent()
    const from = access.stranger()
    const code = await appCode(secret, from.now)
    const recovery = recoveryCodes[0] ?? ''
    await signIn(access.stranger(), { ...agent, code })
    await signIn(access.stranger(), { ...agent, code: recovery })
    const old = await appCode(secret, from.now, -2)
    const other = code === '000000' ? '111111' : '000000'
    for (const input of [other, 'abc', code, recovery, old, '0'.repeat(12)])
      expect(await codeOf(signIn(access.stranger(), { ...agent, code: input }))).toBe('second_factor_wrong')
  })

  test('accepts one of twenty parallel uses of a code, from the app or from paper', async () => {
    for (const kind of ['app', 'paper']) {
      const { agent, secret, recoveryCodes } = await protectedAgent()
      const freshCode = await appCode(secret, access.stranger().now)
      const code = kind === 'app' ? freshCode : (recoveryCodes[0] ?? '')
      const tries = Array.from({ length: 20 }, () => codeOf(signIn(access.stranger(), { ...agent, code })))
      const codes = await Promise.all(tries)
      expect(codes.filter((each) => each === DONE)).toHaveLength(1)
      const refusals = new Set(codes.filter((each) => each !== DONE))
      for (const refusal of refusals) expect(['second_factor_wrong', 'sign_in_locked']).toContain(refusal)
    }
  })

  test('accepts each recovery code once, and audits it', async () => {
    const { agent, recoveryCodes } = await protectedAgent()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes.slice(0, 3)) {
      expect(await codeOf(signIn(access.stranger(), { ...agent, code }))).toBe(DONE)
      expect(await codeOf(signIn(access.stranger(), { ...agent, code }))).toBe('second_factor_wrong')
    }
    const used = (await actionsOf(agent.id)).filter((action) => action === 'recovery_code_used')
    expect(used).toHaveLength(3)
  })

  test('throttles wrong codes like wrong passwords, and a right password resets neither', async () => {
    const { agent, secret } = await protectedAgent()
    const from = access.stranger()
    const codes: (string | undefined)[] = []
    for (let tries = 0; tries < 8; tries += 1) {
      codes.push(await codeOf(signIn(from, { ...agent, code: '12' })))
      await codeOf(signIn(from, agent))
    }
    expect(codes).toEqual([...Array(7).fill('second_factor_wrong'), 'sign_in_locked'])
    const right = { ...agent, code: await appCode(secret, from.now) }
    expect(await codeOf(signIn(from, right))).toBe('sign_in_locked')
    expect(await codeOf(signIn(access.stranger(), right))).toBe(DONE)
    expect(await actionsOf(agent.id)).toContain('second_factor_wrong')
  })

  test('allows at most fifty codes in half an hour with the password, and locks no known device', async () => {
    const { agent, secret } = await protectedAgent()
    const device = { id: 'a-browser-that-was-here', knows: () => true }
    const { now } = access.stranger()
    let comparisons = 0
    for (let turn = 0; turn < 120; turn += 1) {
      const at = new Date(now.getTime() + turn * 15_000)
      const from = { ...access.stranger(`198.51.${turn}.1`), now: at }
      // Each compared code and each lockout adds one audit entry. During a lockout no code is compared.
      const before = (await actionsOf(agent.id)).length
      await codeOf(signIn(from, { ...agent, code: '12' }))
      comparisons += (await actionsOf(agent.id)).length - before
    }
    expect(comparisons).toBeGreaterThanOrEqual(20)
    expect(comparisons).toBeLessThanOrEqual(50)
    const right = { ...agent, device, code: await appCode(secret, now) }
    expect(await codeOf(signIn(access.stranger(), right))).toBe(DONE)
  })
})

describe('a second factor', () => {
  test('survives a new password by link, by the operator and by the person', async () => {
    const { agent, manager, organizationId, secret } = await protectedAgent()
    const link = await issueAccessLink(manager(), { id: agent.id })
    await choosePassword(access.stranger(), { token: link.token, password: OTHER })
    const credentials = { ...agent, password: OTHER }
    expect(await codeOf(signIn(access.stranger(), credentials))).toBe('second_factor_needed')
    await resetPassword(access.context(organizationId), { email: agent.email, password: agent.password })
    expect(await codeOf(signIn(access.stranger(), agent))).toBe('second_factor_needed')
    const code = await appCode(secret, access.stranger().now)
    expect(await codeOf(signIn(access.stranger(), { ...agent, code }))).toBe(DONE)
  })

  test('is removed by the operator only, who ends every session with it', async () => {
    const { agent, manager, organizationId, sessionId } = await protectedAgent()
    expect(await codeOf(removeSecondFactor(manager(), { email: agent.email }))).toBe('permission_denied')
    await removeSecondFactor(access.context(organizationId), { email: agent.email })
    expect(await codeOf(signIn(access.stranger(), agent))).toBe(DONE)
    const [row] = await harness.database.owner`select revoked_at from sessions where id = ${sessionId}`
    expect(row?.revoked_at).not.toBeNull()
    expect(await actionsOf(agent.id)).toContain('user_second_factor_removed')
    const again = removeSecondFactor(access.context(organizationId), { email: agent.email })
    expect(await codeOf(again)).toBe('second_factor_missing')
  })

  test('is stored nowhere as plain text, neither its code nor its secret in the audit', async () => {
    const { agent, secret, recoveryCodes } = await protectedAgent()
    await signIn(access.stranger(), { ...agent, code: recoveryCodes[0] ?? '' })
    const { owner } = harness.database
    const rows = [
      await owner`select * from second_factors`,
      await owner`select * from recovery_codes`,
      await owner`select * from audit_entries`,
    ]
    const stored = JSON.stringify(rows)
    expect(stored).toContain(agent.id)
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text)
  })
})
