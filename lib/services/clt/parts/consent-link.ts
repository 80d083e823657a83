import { getEnv } from '#lib/config/env.ts'
import { linkTokenOf, readLinkToken } from '#lib/services/self-service/shared/link-token.ts'

const PURPOSE = 'consent-link'

export type ConsentSubject = { organizationId: string; consultId: string }

export const consentLinkOf = (organizationId: string, consultId: string): string =>
  `${getEnv().ORIGIN}/consent/${consentTokenOf({ organizationId, consultId })}`

export const consentTokenOf = ({ organizationId, consultId }: ConsentSubject): string =>
  linkTokenOf(PURPOSE, { organizationId, id: consultId })

/** Returns null if the token was not made for the consent page. */
export const readConsentToken = (token: string): ConsentSubject | null => {
  const subject = readLinkToken(PURPOSE, token)
  return subject && { organizationId: subject.organizationId, consultId: subject.id }
}
