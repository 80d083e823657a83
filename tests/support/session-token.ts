import { encode } from 'next-auth/jwt'
import { clockShift } from '#lib/config/clock'

/**
 * The value of a session's cookie for so many seconds. The library that makes it counts from the machine's
 * clock: where the tests are ahead of it, it lasts longer by that.
 */
export const sessionToken = async (sid: string, seconds = 3_600): Promise<string> => {
  // Loaded only now: it reads the environment at first use.
  const { sessionCookieSecret } = await import('#lib/auth/session-cookie')
  const ahead = Math.max(0, Math.ceil(clockShift() / 1_000))
  return encode({ token: { sid }, secret: sessionCookieSecret(), maxAge: seconds + ahead })
}
