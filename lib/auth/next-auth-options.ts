import { cookies } from 'next/headers'
import type { NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { now } from '#lib/config/clock.ts'
import { getEnv } from '#lib/config/env.ts'
import { newId } from '#lib/config/ids.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { passkeyAssertionField } from '#lib/contracts/access/passkey.ts'
import type { PasskeyAssertion } from '#lib/domain/access/passkey.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { signIn } from '#lib/services/access/sign-in.ts'
import { signInWithPasskey } from '#lib/services/access/sign-in-with-passkey.ts'
import { signOut } from '#lib/services/access/sign-out.ts'
import type { Context } from '#lib/services/context.ts'
import {
  DEVICE_SECONDS,
  deviceCookieName,
  deviceCookieOptions,
  deviceIdOf,
  knownDevice,
  rememberOnDevice,
} from './known-device.ts'
import { SECURE_NAME, SESSION_SECONDS, sessionCookieSecret } from './session-cookie.ts'

type Headers = Record<string, string | undefined>
type SignInForm = Partial<Record<'email' | 'password' | 'organization' | 'code' | 'passkey', string>>

/**
 * A failed sign-in reaches the form as an error code. `sign_in_locked:` is followed by the minutes to wait,
 * `second_factor_needed:` by the person's second factors (`app`, `passkey`, `app+passkey`),
 * `organization_needed:` by the organizations as JSON.
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
        credentials: { email: {}, password: {}, organization: {}, code: {}, passkey: {} },
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

const authorize = async (form: SignInForm, headers: Headers) => {
  try {
    const browser = await cookies()
    const deviceCookie = browser.get(deviceCookieName())?.value
    const { sessionId, emailKey } = await open(form, contextOf(headers), deviceCookie)
    browser.set(deviceCookieName(), rememberOnDevice(deviceCookie, emailKey), {
      ...deviceCookieOptions(),
      maxAge: DEVICE_SECONDS,
    })
    return { id: sessionId }
  } catch (error) {
    if (error instanceof DomainError) throw new Error(messageOf(error))
    logger.error(describeError(error), 'sign-in failed unexpectedly')
    throw new Error('internal_error' satisfies DomainError['code'])
  }
}

/** Without e-mail and password, a passkey signs in alone; with them, it is the second factor. */
const open = (
  { email = '', password = '', organization = '', code, passkey: passkeyText }: SignInForm,
  context: Context,
  deviceCookie: string | undefined,
) => {
  const passkey = passkeyOf(passkeyText)
  const browser = deviceIdOf(deviceCookie) ?? ''
  if (passkey && email === '' && password === '') return signInWithPasskey(context, { passkey, browser })
  if (
    email === '' ||
    email.includes('\0') ||
    password === '' ||
    email.length > 320 ||
    password.length > 500 ||
    (code ?? '').length > 100
  )
    throw new DomainError('sign_in_failed')
  const device = knownDevice(deviceCookie)
  const organizationId = organization === '' ? undefined : organization
  return signIn(context, { email, password, organizationId, code, device, passkey, browser })
}

const passkeyOf = (text: string | undefined): PasskeyAssertion | undefined => {
  if (text === undefined || text === '') return undefined
  const passkey = passkeyAssertionField.safeParse(parsedJson(text))
  if (!passkey.success) throw new DomainError('passkey_refused')
  return passkey.data
}

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const messageOf = ({ code, details }: DomainError) => {
  if (code === 'sign_in_locked') return `${code}:${String(details.minutes)}`
  if (code === 'password_sign_in_off') return `${code}:${String(details.alias)}`
  if (code === 'address_not_allowed') return `${code}:${String(details.address)}`
  if (code === 'organization_needed') return `${code}:${JSON.stringify(details.organizations)}`
  if (code !== 'second_factor_needed') return code
  return `${code}:${[details.hasApp && 'app', details.hasPasskey && 'passkey'].filter(Boolean).join('+')}`
}

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
