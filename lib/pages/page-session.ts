import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import type { Caller } from '#lib/auth/caller.ts'
import { resolveIncompleteSession, resolveSession } from '#lib/auth/resolve-session.ts'
import { hasSessionCookie } from '#lib/auth/session-cookie.ts'
import { now } from '#lib/config/clock.ts'
import { allows, type Permission } from '#lib/domain/access/permissions.ts'
import { secondFactorPath } from '#lib/domain/access/second-factor.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { LANGUAGE_COOKIE, readLanguage } from '#lib/domain/language.ts'
import { CLIENT_IP_HEADER, frameOf, PAGE_PATH_HEADER } from '#lib/http/request-frame.ts'
import type { Actor, Context } from '#lib/services/context.ts'

export type Person = { organizationId: string; actor: Extract<Actor, { kind: 'user' }> }

/** `isUse` restarts the session's idle timer. @throws second_factor_required, address_not_allowed */
export const currentPerson = cache(
  async (isUse = true): Promise<Person | null> =>
    personOf(await resolveSession((await headers()).get('cookie'), now(), { isUse, ip: await clientIp() })),
)

/** Also returns a person who lacks the required second factor. @throws address_not_allowed */
export const incompletePerson = cache(
  async (): Promise<Person | null> =>
    personOf(
      await resolveIncompleteSession((await headers()).get('cookie'), now(), { ip: await clientIp() }),
    ),
)

const clientIp = async () => (await headers()).get(CLIENT_IP_HEADER) ?? ''

const personOf = (caller: Caller | null): Person | null =>
  caller?.actor.kind === 'user' ? { organizationId: caller.organizationId, actor: caller.actor } : null

/** Every page must call this function, because a layout does not protect its pages. */
export const requirePerson = async (permission?: Permission): Promise<Person> => {
  const person = await currentPerson().catch(toNextStep)
  if (!person) redirect(signInPathOf(await headers()))
  if (permission && !allows(person.actor, permission)) notFound()
  return person
}

export const contextOfIncompletePerson = async (): Promise<Context> => {
  const person = await incompletePerson().catch(toNextStep)
  if (!person) redirect(signInPathOf(await headers()))
  return { ...person, now: now(), ...(await pageFrame()) }
}

const toNextStep = async (error: unknown): Promise<never> => {
  if (!(error instanceof DomainError)) throw error
  const { code, details } = error
  if (code === 'address_not_allowed') redirect(`/login?error=${code}:${String(details.address)}`)
  if (code !== 'second_factor_required') throw error
  redirect(secondFactorPath((await headers()).get(PAGE_PATH_HEADER) ?? '/'))
}

/** `ended=1` makes the sign-in page say that the session has ended. */
const signInPathOf = (requestHeaders: Headers): string => {
  const back = encodeURIComponent(requestHeaders.get(PAGE_PATH_HEADER) ?? '/')
  return `/login?${hasSessionCookie(requestHeaders.get('cookie')) ? 'ended=1&' : ''}callbackUrl=${back}`
}

export const contextOfPerson = async (permission?: Permission): Promise<Context> => {
  const person = await requirePerson(permission)
  return { ...person, now: now(), ...(await pageFrame()) }
}

/** The language comes from the user's cookie, never from the browser. */
export const pageFrame = async (): Promise<Pick<Context, 'requestId' | 'language' | 'client'>> => {
  const { requestId, client } = frameOf({ headers: await headers(), url: 'http://page/' })
  const language = readLanguage((await cookies()).get(LANGUAGE_COOKIE)?.value)
  return { requestId, client, language }
}
