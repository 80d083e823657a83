import { LRUCache } from 'lru-cache'
import { decode, encode } from 'next-auth/jwt'
import { getEnv } from '#lib/config/env.ts'
import { keyFor } from '#lib/config/secrets.ts'

export const SESSION_SECONDS = 12 * 3600

export const sessionCookieSecret = (): string => keyFor('session-cookie').toString('base64url')

/** Browsers accept a `__Host-` cookie only over https, for exactly this host and all paths (RFC 6265bis). */
export const SECURE_NAME = '__Host-next-auth.session-token'
const PLAIN_NAME = 'next-auth.session-token'
const MAX_CHUNKS = 5

type CookieSession = { sessionId: string; endsAt: number }
const cache = new LRUCache<string, CookieSession>({ max: 2_000 })

type CookieWriter = {
  set: (
    name: string,
    value: string,
    options: { httpOnly: true; sameSite: 'lax'; path: '/'; secure: boolean; maxAge: number },
  ) => unknown
}

/** Sets the same cookie as next-auth after a sign-in with a password. */
export const setSessionCookie = async (browser: CookieWriter, sessionId: string): Promise<void> => {
  const secure = getEnv().ORIGIN.startsWith('https:')
  const secret = sessionCookieSecret()
  const token = await encode({ token: { sid: sessionId }, secret, maxAge: SESSION_SECONDS })
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: SESSION_SECONDS } as const
  browser.set(secure ? SECURE_NAME : PLAIN_NAME, token, options)
}

/** Returns the session id of a valid, unexpired cookie; the session itself may have been revoked. */
export const sessionIdOf = async (cookieHeader: string | null, at: Date): Promise<string | null> => {
  if (!cookieHeader?.includes(PLAIN_NAME)) return null
  const token = tokenOf(cookieHeader)
  if (!token) return null
  const session = cache.get(token) ?? (await decodeToken(token))
  if (!session) return null
  cache.set(token, session)
  return session.endsAt > at.getTime() ? session.sessionId : null
}

const decodeToken = async (token: string): Promise<CookieSession | null> => {
  try {
    const claims = await decode({ token, secret: sessionCookieSecret() })
    if (typeof claims?.sid !== 'string' || typeof claims.exp !== 'number') return null
    return { sessionId: claims.sid, endsAt: claims.exp * 1000 }
  } catch {
    return null
  }
}

/** next-auth splits a long cookie value into numbered cookies. */
const tokenOf = (header: string): string | null => {
  const cookies = new Map<string, string>()
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (equals > 0) cookies.set(part.slice(0, equals).trim(), part.slice(equals + 1).trim())
  }
  // Over https, the unprefixed cookie is ignored: another host of the domain could set it (session fixation).
  const names = getEnv().ORIGIN.startsWith('https:') ? [SECURE_NAME] : [SECURE_NAME, PLAIN_NAME]
  for (const name of names) {
    const whole = cookies.get(name)
    if (whole) return whole
    let chunks = ''
    for (let index = 0; index < MAX_CHUNKS; index += 1) chunks += cookies.get(`${name}.${index}`) ?? ''
    if (chunks !== '') return chunks
  }
  return null
}

export const hasSessionCookie = (cookieHeader: string | null): boolean =>
  [SECURE_NAME, PLAIN_NAME].some((name) => cookieHeader?.includes(`${name}=`))
