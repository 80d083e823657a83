import { getEnv } from '#lib/config/env'
import { linkTokenOf, readLinkToken } from '#lib/services/self-service/parts/link-token'

const PURPOSE = 'consent-link'

/** What a consent link names. */
export type ConsentSubject = { organizationId: string; consultId: string }

/** The address of the customer's consent page of a consult. */
export const consentLinkOf = (organizationId: string, consultId: string): string =>
  `${getEnv().ORIGIN}/consent/${consentTokenOf({ organizationId, consultId })}`

/** The token of the link. */
export const consentTokenOf = ({ organizationId, consultId }: ConsentSubject): string =>
  linkTokenOf(PURPOSE, { organizationId, id: consultId })

/** Reads a token; null when it was not made by us for this page. */
export const readConsentToken = (token: string): ConsentSubject | null => {
  const subject = readLinkToken(PURPOSE, token)
  return subject && { organizationId: subject.organizationId, consultId: subject.id }
}
