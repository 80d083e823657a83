import type { AccessFixture } from './access-fixture.ts'
import { sessionToken } from './session-token.ts'

export const signedInPerson = async (
  access: AccessFixture,
  options: { organizationId?: string; role?: 'agent' | 'manager' } = {},
) => {
  const { signIn } = await import('#lib/services/access/sign-in.ts')
  const organizationId = options.organizationId ?? (await access.organization())
  const person = await access.person(organizationId, options.role)
  const { sessionId } = await signIn(access.stranger(), person)
  const token = await sessionToken(sessionId, 12 * 3_600)
  return { organizationId, ...person, sessionId, headers: { cookie: `next-auth.session-token=${token}` } }
}
