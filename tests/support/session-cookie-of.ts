import { randomBytes } from 'node:crypto'
import type { Role } from '#lib/domain/access/permissions.ts'
import type { Harness } from './harness.ts'
import { sessionToken } from './session-token.ts'

export const sessionCookieOf = async (harness: Harness, role: Role, inOrganization?: string) => {
  const { accessFixture } = await import('./access-fixture.ts')
  const { signIn } = await import('#lib/services/access/sign-in.ts')
  const access = await accessFixture()
  const person = await access.person(inOrganization ?? (await harness.demoOrganizationId()), role)
  const { sessionId } = await signIn(access.stranger(randomBytes(4).toString('hex')), person)
  const token = await sessionToken(sessionId)
  return { id: person.id, headers: { cookie: `next-auth.session-token=${token}` } }
}
