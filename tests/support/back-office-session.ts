import { encode } from 'next-auth/jwt'

/** The headers of a browser in which a demo person has signed in. Call it after the harness has started. */
export const backOfficeSession = async (email = 'agent@demo.local'): Promise<{ cookie: string }> => {
  const { signIn } = await import('#lib/services/access/sign-in')
  const { sessionCookieSecret } = await import('#lib/auth/session-cookie')
  const { now } = await import('#lib/config/clock')
  const { systemContext } = await import('#lib/services/context')
  const stranger = systemContext('', now(), { kind: 'system', id: 'test', name: 'test' })
  const { sessionId } = await signIn(stranger, { email, password: 'origination-demo' })
  const token = await encode({ token: { sid: sessionId }, secret: sessionCookieSecret(), maxAge: 12 * 3600 })
  return { cookie: `next-auth.session-token=${token}` }
}
