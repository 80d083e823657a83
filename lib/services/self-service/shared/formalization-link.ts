import { getEnv } from '#lib/config/env.ts'
import { linkTokenOf, readLinkToken } from './link-token.ts'

const PURPOSE = 'formalization-link'

export type FormalizationSubject = { organizationId: string; proposalId: string }

export const formalizationLinkOf = (organizationId: string, proposalId: string): string =>
  `${getEnv().ORIGIN}/formalization/${formalizationTokenOf({ organizationId, proposalId })}`

export const formalizationTokenOf = ({ organizationId, proposalId }: FormalizationSubject): string =>
  linkTokenOf(PURPOSE, { organizationId, id: proposalId })

export const readFormalizationToken = (token: string): FormalizationSubject | null => {
  const subject = readLinkToken(PURPOSE, token)
  return subject && { organizationId: subject.organizationId, proposalId: subject.id }
}
