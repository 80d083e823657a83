import { encode } from 'next-auth/jwt'
import { clockShift } from '#lib/config/clock.ts'

/** The library counts from the machine's clock, so the lead of the test clock is added. */
export const sessionToken = async (sid: string, seconds = 3_600): Promise<string> => {
  // Imported late, because it reads the environment at first use.
  const { sessionCookieSecret } = await import('#lib/auth/session-cookie.ts')
  const ahead = Math.max(0, Math.ceil(clockShift() / 1_000))
  return encode({ token: { sid }, secret: sessionCookieSecret(), maxAge: seconds + ahead })
}
