import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { sessionToken } from '#tests/support/fixtures/session-token.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})
afterAll(() => harness.stop())

const NAME = 'next-auth.session-token'

const signedIn = async () => {
  const { signIn } = await import('#lib/services/access/sign-in.ts')
  const organizationId = await access.organization()
  const person = await access.person(organizationId)
  const { sessionId } = await signIn(access.stranger(), person)
  const token = await sessionToken(sessionId, 12 * 3_600)
  return { organizationId, ...person, sessionId, token, cookie: { cookie: `theme=dark; ${NAME}=${token}` } }
}

describe('a session cookie', () => {
  test('identifies the person on GET and is ignored on a write', async () => {
    const who = await signedIn()
    const response = await access.call(who.cookie, 'GET')
    expect(response.status).toBe(200)
    expect(response.body).toMatchObject({
      kind: 'user',
      id: who.id,
      email: who.email,
      organizationId: who.organizationId,
    })
    const write = await access.call(who.cookie, 'POST')
    expect([write.status, write.body.code]).toEqual([401, 'token_missing'])
  })

  test('is read under its secure name and in chunks', async () => {
    const { token } = await signedIn()
    const half = Math.floor(token.length / 2)
    const chunks = `${NAME}.1=${token.slice(half)}; ${NAME}.0=${token.slice(0, half)}`
    for (const cookie of [`__Host-${NAME}=${token}`, chunks]) {
      expect((await access.call({ cookie })).status).toBe(200)
    }
  })

  test('is refused when forged or made with another secret', async () => {
    const { sessionId } = await signedIn()
    const forged = await encode({ token: { sid: sessionId }, secret: 'another secret', maxAge: 3600 })
    for (const value of [forged, 'garbage', '', 'a.b.c.d.e']) {
      expect((await access.call({ cookie: `${NAME}=${value}` })).status).toBe(401)
    }
  })

  test('fails on the very next request after signing out, a new password, a deactivation or a suspension', async () => {
    const { signOut } = await import('#lib/services/access/sign-out.ts')
    const { resetPassword } = await import('#lib/services/access/reset-password.ts')
    const { deactivateUser } = await import('#lib/services/access/deactivate-user.ts')
    const { setOrganizationStatus } = await import('#lib/services/organizations/set-organization-status.ts')
    type Who = Awaited<ReturnType<typeof signedIn>>
    const acts: ((who: Who) => Promise<unknown>)[] = [
      (who) => signOut(access.stranger(), { sessionId: who.sessionId }),
      (who) =>
        resetPassword(access.context(who.organizationId), {
          email: who.email,
          password: 'outra-senha-comprida',
        }),
      (who) => deactivateUser(access.context(who.organizationId), { email: who.email }),
      (who) => setOrganizationStatus(access.context(who.organizationId), { status: 'suspended' }),
    ]
    for (const end of acts) {
      const who = await signedIn()
      expect((await access.call(who.cookie)).status).toBe(200)
      await end(who)
      expect((await access.call(who.cookie)).status).toBe(401)
    }
  })

  test('expires twelve hours after the sign-in, whatever the cookie says', async () => {
    const { setClockShift, clockShift } = await import('#lib/config/clock.ts')
    const { sessionId } = await signedIn()
    const renewedToken = await sessionToken(sessionId, 90 * 3_600)
    const before = clockShift()
    try {
      // This call restarts the idle timer of eight hours, which would otherwise end the session sooner.
      setClockShift(before + 6 * 3_600_000)
      expect((await access.call({ cookie: `${NAME}=${renewedToken}` })).status).toBe(200)
      setClockShift(before + 12 * 3_600_000 - 10_000)
      expect((await access.call({ cookie: `${NAME}=${renewedToken}` })).status).toBe(200)
      setClockShift(before + 12 * 3_600_000 + 1_000)
      expect((await access.call({ cookie: `${NAME}=${renewedToken}` })).status).toBe(401)
    } finally {
      setClockShift(before)
    }
  })
})

describe('the last use of a session', () => {
  const usedAt = async (sessionId: string) => {
    const [row] = await harness.database.owner`select last_used_at from sessions where id = ${sessionId}`
    return new Date(String(row?.last_used_at.toISOString())).getTime()
  }
  const MINUTE = 60_000

  test('is recorded at most once a minute, and never for an ended session', async () => {
    const { resolveSession } = await import('#lib/auth/resolve-session.ts')
    const { revokeSession } = await import('#db/queries/access/sessions.ts')
    const { withTransaction } = await import('#db/transaction.ts')
    const who = await signedIn()
    const start = await usedAt(who.sessionId)
    const use = (minutes: number) => resolveSession(who.cookie.cookie, new Date(start + minutes * MINUTE))
    await use(0.9)
    expect(await usedAt(who.sessionId)).toBe(start)
    await Promise.all([use(6), use(6), use(6)])
    expect(await usedAt(who.sessionId)).toBe(start + 6 * MINUTE)
    await use(6.9)
    expect(await usedAt(who.sessionId)).toBe(start + 6 * MINUTE)
    await withTransaction(who, (tx) =>
      revokeSession(tx, { organizationId: who.organizationId, id: who.sessionId }, new Date(start)),
    )
    expect(await use(20)).toBeNull()
    expect(await usedAt(who.sessionId)).toBe(start + 6 * MINUTE)
  })

  test('does not wait for a lock on the session', async () => {
    const { resolveSession } = await import('#lib/auth/resolve-session.ts')
    const who = await signedIn()
    const start = await usedAt(who.sessionId)
    await harness.database.owner.begin(async (tx) => {
      await tx`select 1 from sessions where id = ${who.sessionId} for update`
      expect(await resolveSession(who.cookie.cookie, new Date(start + 6 * MINUTE))).toMatchObject({
        actor: { id: who.id },
      })
    })
    expect(await usedAt(who.sessionId)).toBe(start)
  })
})
