import { redirect } from 'next/navigation'
import { now } from '#lib/config/clock.ts'
import { addressGroup } from '#lib/domain/access/address-group.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { toDomainError } from '#lib/http/failure-answer.ts'
import { countRequest, ratePolicy } from '#lib/http/rate-limit.ts'
import type { Context } from '#lib/services/context.ts'
import { pageFrame } from './page-session.ts'

/** Redirects to the URL of `step`, or to the sign-in page with the error. Rate-limited by IP address. */
export const providerRedirect = async (step: (context: Context) => Promise<string>): Promise<never> => {
  const frame = await pageFrame()
  const actor = { kind: 'system', id: 'public', name: 'público' } as const
  let target: string
  try {
    const subject = { organizationId: '', id: `address:${addressGroup(frame.client.ip)}` }
    await countRequest(ratePolicy('default'), subject, now())
    target = await step({ organizationId: '', actor, now: now(), ...frame })
  } catch (error) {
    const failure =
      error instanceof DomainError ? error : toDomainError(error, { ...frame, instance: '/login' })
    target = `/login?error=${failure.code}${failure.code === 'address_not_allowed' ? `:${frame.client.ip}` : ''}`
  }
  redirect(target)
}
