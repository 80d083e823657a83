import { getEnv } from '#lib/config/env'
import { linkTokenOf, readLinkToken } from './link-token.ts'

const PURPOSE = 'formalization-link'

/** What a link names. */
export type FormalizationSubject = { organizationId: string; proposalId: string }

/** The address of the customer's page of a proposal. */
export const formalizationLinkOf = (organizationId: string, proposalId: string): string =>
  `${getEnv().ORIGIN}/formalization/${formalizationTokenOf({ organizationId, proposalId })}`

/** The token of the link. */
export const formalizationTokenOf = ({ organizationId, proposalId }: FormalizationSubject): string =>
  linkTokenOf(PURPOSE, { organizationId, id: proposalId })

/** Reads a token; null when it was not made by us for this page. */
export const readFormalizationToken = (token: string): FormalizationSubject | null => {
  const subject = readLinkToken(PURPOSE, token)
  return subject && { organizationId: subject.organizationId, proposalId: subject.id }
}
