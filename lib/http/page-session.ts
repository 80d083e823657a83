import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import type { Caller } from '#lib/auth/caller'
import { resolveIncompleteSession, resolveSession } from '#lib/auth/resolve-session'
import { hasSessionCookie } from '#lib/auth/session-cookie'
import { now } from '#lib/config/clock'
import { allows, type Permission } from '#lib/domain/access/permissions'
import { secondFactorPath } from '#lib/domain/access/second-factor'
import { DomainError } from '#lib/domain/errors'
import { LANGUAGE_COOKIE, readLanguage } from '#lib/domain/language'
import type { Actor, Context } from '#lib/services/context'
import { frameOf, PAGE_PATH_HEADER } from './request-frame.ts'

/** A signed-in person. */
export type Person = { organizationId: string; actor: Extract<Actor, { kind: 'user' }> }

/**
 * The person whose browser asks, or null; looked up once per request.
 * @throws second_factor_required
 */
export const currentPerson = cache(
  async (): Promise<Person | null> => personOf(await resolveSession((await headers()).get('cookie'), now())),
)

/** As {@link currentPerson}, also who lacks the second factor that is demanded of them. */
export const incompletePerson = cache(
  async (): Promise<Person | null> =>
    personOf(await resolveIncompleteSession((await headers()).get('cookie'), now())),
)

const personOf = (caller: Caller | null): Person | null =>
  caller?.actor.kind === 'user' ? { organizationId: caller.organizationId, actor: caller.actor } : null

/**
 * The person a page is for. Every page calls it itself: nobody is let in by a layout. Without a session it
 * leads to the sign-in page and back; without the second factor that is demanded, to where it is set up;
 * without the permission the page does not exist.
 */
export const requirePerson = async (permission?: Permission): Promise<Person> => {
  const person = await currentPerson().catch(toSecondFactor)
  if (!person) redirect(signInPathOf(await headers()))
  if (permission && !allows(person.actor, permission)) notFound()
  return person
}

/** For who is signed in, be their second factor set up or not: the page where they do it. */
export const contextOfIncompletePerson = async (): Promise<Context> => {
  const person = await incompletePerson()
  if (!person) redirect(signInPathOf(await headers()))
  return { ...person, now: now(), ...(await pageFrame()) }
}

const toSecondFactor = async (error: unknown): Promise<never> => {
  if (!(error instanceof DomainError && error.code === 'second_factor_required')) throw error
  redirect(secondFactorPath((await headers()).get(PAGE_PATH_HEADER) ?? '/'))
}

/** The sign-in page, which leads back; it says so where there was a session that has ended. */
const signInPathOf = (sent: Headers): string => {
  const back = encodeURIComponent(sent.get(PAGE_PATH_HEADER) ?? '/')
  return `/login?${hasSessionCookie(sent.get('cookie')) ? 'ended=1&' : ''}callbackUrl=${back}`
}

/** What a service called by a page is given: {@link requirePerson} with time, request and client. */
export const contextOfPerson = async (permission?: Permission): Promise<Context> => {
  const person = await requirePerson(permission)
  return { ...person, now: now(), ...(await pageFrame()) }
}

/**
 * Request id, client and chosen language of a page's or an action's request. What the browser prefers does
 * not count.
 */
export const pageFrame = async (): Promise<Pick<Context, 'requestId' | 'language' | 'client'>> => {
  const { requestId, client } = frameOf({ headers: await headers(), url: 'http://page/' })
  const language = readLanguage((await cookies()).get(LANGUAGE_COOKIE)?.value)
  return { requestId, client, language }
}
