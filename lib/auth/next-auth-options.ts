import { cookies } from 'next/headers'
import type { NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { now } from '#lib/config/clock.ts'
import { getEnv } from '#lib/config/env.ts'
import { newId } from '#lib/config/ids.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { signIn } from '#lib/services/access/sign-in.ts'
import { signOut } from '#lib/services/access/sign-out.ts'
import type { Context } from '#lib/services/context.ts'
import { DEVICE_SECONDS, deviceCookieName, knownDevice, rememberOnDevice } from './known-device.ts'
import { SECURE_NAME, SESSION_SECONDS, sessionCookieSecret } from './session-cookie.ts'

type Headers = Record<string, string | undefined>
type SignInForm = { email?: string; password?: string; code?: string }

/**
 * A failed sign-in reaches the form as an error code; `sign_in_locked:` is followed by the minutes to wait.
 */
export const nextAuthOptions = (): NextAuthOptions => {
  // next-auth reads its base URL only from this variable.
  process.env.NEXTAUTH_URL ??= getEnv().ORIGIN
  return {
    secret: sessionCookieSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    useSecureCookies: getEnv().ORIGIN.startsWith('https:'),
    ...(getEnv().ORIGIN.startsWith('https:') && {
      cookies: {
        sessionToken: {
          name: SECURE_NAME,
          options: { httpOnly: true, sameSite: 'lax', path: '/', secure: true },
        },
      },
    }),
    pages: { signIn: '/login', error: '/login' },
    providers: [
      CredentialsProvider({
        credentials: { email: {}, password: {}, code: {} },
        authorize: (credentials, request) =>
          authorize(credentials ?? {}, (request?.headers ?? {}) as Headers),
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => ({ sid: user ? user.id : token.sid }),
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sid === 'string') await signOut(contextOf({}), { sessionId: token.sid })
      },
    },
    logger: {
      error: (code) => logger.warn({ code }, 'sign-in'),
      warn: () => undefined,
      debug: () => undefined,
    },
  }
}

/** Returns the session id as `id`; the session cookie contains nothing else. */
const authorize = async (credentials: SignInForm, headers: Headers) => {
  const email = credentials.email ?? ''
  const password = credentials.password ?? ''
  const { code } = credentials
  try {
    if (
      email === '' ||
      email.includes('\0') ||
      password === '' ||
      email.length > 320 ||
      password.length > 500 ||
      (code ?? '').length > 100
    )
      throw new DomainError('sign_in_failed')
    const browser = await cookies()
    const deviceCookie = browser.get(deviceCookieName())?.value
    const device = knownDevice(deviceCookie, email.trim().toLowerCase())
    const { sessionId, email: accountEmail } = await signIn(contextOf(headers), {
      email,
      password,
      code,
      device,
    })
    browser.set(deviceCookieName(), rememberOnDevice(deviceCookie, accountEmail.toLowerCase()), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: getEnv().ORIGIN.startsWith('https:'),
      maxAge: DEVICE_SECONDS,
    })
    return { id: sessionId }
  } catch (error) {
    if (error instanceof DomainError) throw new Error(messageOf(error))
    logger.error(describeError(error), 'sign-in failed unexpectedly')
    throw new Error('internal_error' satisfies DomainError['code'])
  }
}

const messageOf = (error: DomainError) =>
  error.code === 'sign_in_locked' ? `${error.code}:${String(error.details.minutes)}` : error.code

const contextOf = (headers: Headers): Context => ({
  organizationId: '',
  actor: { kind: 'system', id: 'public', name: 'público' },
  now: now(),
  requestId: newId(),
  language: 'pt-BR',
  client: {
    ip: headers['x-origination-client-ip'] ?? '',
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
  },
})
