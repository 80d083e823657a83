import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { resolveSession } from '#lib/auth/resolve-session'
import { hasSessionCookie } from '#lib/auth/session-cookie'
import { now } from '#lib/config/clock'
import { type Permission, roleAllows } from '#lib/domain/access/permissions'
import { LANGUAGE_COOKIE, readLanguage } from '#lib/domain/language'
import type { Actor, Context } from '#lib/services/context'
import { frameOf, PAGE_PATH_HEADER } from './request-frame.ts'

/** A signed-in person. */
export type Person = { organizationId: string; actor: Extract<Actor, { kind: 'user' }> }

/** The person whose browser asks, or null; looked up once per request. */
export const currentPerson = cache(async (): Promise<Person | null> => {
  const caller = await resolveSession((await headers()).get('cookie'), now())
  return caller?.actor.kind === 'user' ? { organizationId: caller.organizationId, actor: caller.actor } : null
})

/**
 * The person a page is for. Every page calls it itself: nobody is let in by a layout. Without a session it
 * leads to the sign-in page and back; without the permission the page does not exist.
 */
export const requirePerson = async (permission?: Permission): Promise<Person> => {
  const person = await currentPerson()
  if (!person) redirect(signInPathOf(await headers()))
  if (permission && !roleAllows(person.actor.role, permission)) notFound()
  return person
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
