import type { Connection } from '#db/client.ts'
import { findProposal, type ProposalRow } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { customerContext } from '#lib/services/self-service/shared/customer-context.ts'
import {
  type FormalizationSubject,
  readFormalizationToken,
} from '#lib/services/self-service/shared/formalization-link.ts'

/** @throws link_invalid */
export const subjectOfLink = (token: string): FormalizationSubject => {
  const subject = readFormalizationToken(token)
  if (!subject) throw new DomainError('link_invalid')
  return subject
}

/** Runs `work` in a transaction, with the customer as actor. @throws link_invalid */
export const withLink = async <T>(
  context: Context,
  token: string,
  work: (tx: Connection, customer: Context, proposal: ProposalRow) => Promise<T>,
): Promise<T> => {
  const { organizationId, proposalId } = subjectOfLink(token)
  return withTransaction({ organizationId, joint: context.joint }, async (tx) => {
    const proposal = await findProposal(tx, { organizationId, id: proposalId })
    if (!proposal) throw new DomainError('link_invalid')
    return work(tx, customerContext(context, { organizationId, id: proposal.id }), proposal)
  })
}
