import { cookies, headers } from 'next/headers'
import { z } from 'zod'
import { now } from '#lib/config/clock.ts'
import { getEnv } from '#lib/config/env.ts'
import { localPathOf } from '#lib/contracts/access/sign-in.ts'
import { PROVIDER_CALLBACK_PATH, readSignInAlias } from '#lib/domain/access/identity-provider.ts'
import type { FactorInput } from '#lib/domain/access/second-factor.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { confirmProviderSignIn } from '#lib/services/access/confirm-provider-sign-in.ts'
import { finishProviderSignIn } from '#lib/services/access/finish-provider-sign-in.ts'
import { startProviderSignIn } from '#lib/services/access/start-provider-sign-in.ts'
import type { Context } from '#lib/services/context.ts'
import { deviceCookieName, deviceIdOf } from './known-device.ts'
import { sealedCookie } from './sealed-cookie.ts'
import { sessionIdOf, setSessionCookie } from './session-cookie.ts'

const MINUTES = 10
/** Limit for the path in the sign-in cookie, because browsers drop a cookie of more than 4 KB. */
const LONGEST_PATH = 1_000
const ALIAS_SECONDS = 180 * 24 * 3600
const ALIAS_COOKIE = 'origination.organization'

const common = {
  organizationId: z.string(),
  issuer: z.string(),
  sessionId: z.string(),
  confirmedSessionId: z.string().nullable(),
  until: z.number(),
  next: z.string(),
}

type Begin = { alias: string; next: string | undefined; isFresh: boolean }

const underWay = sealedCookie('origination.sign-in', {
  schema: z.object({
    ...common,
    alias: z.string(),
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
  }),
  seconds: MINUTES * 60,
})

const waitingForCode = sealedCookie('origination.sign-in-code', {
  schema: z.object({
    ...common,
    userId: z.string(),
    subject: z.string(),
    isLinked: z.boolean(),
    provenAt: z.coerce.date(),
    hasApp: z.boolean(),
    hasPasskey: z.boolean(),
  }),
  seconds: MINUTES * 60,
})

const untilOf = (at: Date) => at.getTime() + MINUTES * 60_000

/** Returns the provider's URL. With `isFresh`, the person authenticates anew to confirm the session. */
export const beginProviderSignIn = async (
  context: Context,
  { alias, next, isFresh }: Begin,
): Promise<string> => {
  const redirectUri = `${getEnv().ORIGIN}${PROVIDER_CALLBACK_PATH}`
  const { url, signIn } = await startProviderSignIn(context, { alias, redirectUri, isFresh })
  const path = localPathOf(next).length > LONGEST_PATH ? '/' : localPathOf(next)
  await underWay.write({
    ...signIn,
    confirmedSessionId: isFresh ? await currentSessionId(context.now) : null,
    alias: readSignInAlias(alias) ?? '',
    next: path,
    until: untilOf(context.now),
  })
  return url
}

const currentSessionId = async (at: Date) => sessionIdOf((await headers()).get('cookie'), at)

/** Returns the local path to open. @throws identity_sign_in_expired, codes of {@link finishProviderSignIn} */
export const endProviderSignIn = async (context: Context, search: string): Promise<string> => {
  const begun = await underWay.read()
  await underWay.clear()
  if (!begun || begun.until <= context.now.getTime()) throw new DomainError('identity_sign_in_expired')
  // Built from ORIGIN, because the host in a request can be forged.
  const callbackUrl = new URL(`${PROVIDER_CALLBACK_PATH}${search}`, getEnv().ORIGIN)
  const { confirmedSessionId } = begun
  const finished = await finishProviderSignIn(context, { signIn: begun, callbackUrl, confirmedSessionId })
  await rememberAlias(begun.alias)
  if (finished.kind === 'code_needed') {
    await waitingForCode.write({ ...finished.waiting, next: begun.next, until: untilOf(context.now) })
    return '/login/code'
  }
  await setSessionCookie(await cookies(), finished.sessionId)
  return begun.next
}

/** @throws identity_sign_in_expired, the codes of {@link confirmProviderSignIn} */
export const confirmSignInCode = async (context: Context, factor: FactorInput): Promise<{ next: string }> => {
  const waiting = await waitingForCode.read()
  if (!waiting || waiting.until <= context.now.getTime()) throw new DomainError('identity_sign_in_expired')
  const browser = deviceIdOf((await cookies()).get(deviceCookieName())?.value) ?? ''
  const { sessionId } = await confirmProviderSignIn(context, { ...factor, waiting, browser })
  await waitingForCode.clear()
  await setSessionCookie(await cookies(), sessionId)
  return { next: waiting.next }
}

export const factorsWaitedFor = async (): Promise<{ hasApp: boolean; hasPasskey: boolean } | null> => {
  const waiting = await waitingForCode.read()
  if (waiting === null || waiting.until <= now().getTime()) return null
  const { hasApp, hasPasskey } = waiting
  return { hasApp, hasPasskey }
}

export const rememberedAlias = async (): Promise<string | null> =>
  readSignInAlias((await cookies()).get(ALIAS_COOKIE)?.value ?? '')

const rememberAlias = async (alias: string) => {
  const secure = getEnv().ORIGIN.startsWith('https:')
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: ALIAS_SECONDS } as const
  ;(await cookies()).set(ALIAS_COOKIE, alias, options)
}
