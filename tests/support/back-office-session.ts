import { sessionToken } from './session-token.ts'

export const backOfficeSession = async (email = 'agent@demo.local'): Promise<{ cookie: string }> => {
  const { signIn } = await import('#lib/services/access/sign-in.ts')
  const { now } = await import('#lib/config/clock.ts')
  const { systemContext } = await import('#lib/services/context.ts')
  const stranger = systemContext('', now(), { kind: 'system', id: 'test', name: 'test' })
  const { sessionId } = await signIn(stranger, { email, password: 'origination-demo' })
  const token = await sessionToken(sessionId, 12 * 3_600)
  return { cookie: `next-auth.session-token=${token}` }
}
