import type { Connection } from '#db/client.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { withLink } from '#lib/services/formalization/shared/open-link.ts'
import { readIdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'

export type LinkAnswer = { token: string; proof?: string | undefined }

export type OwnPdf = { content: Buffer; filename: string }

/** Like `withLink`, but only for the identified customer. @throws link_invalid, identity_required */
export const withOwnLink = <T>(
  context: Context,
  { token, proof }: LinkAnswer,
  work: (tx: Connection, customer: Context, proposal: ProposalRow) => Promise<T>,
): Promise<T> =>
  withLink(context, token, (tx, customer, proposal) => {
    if (!readIdentityProof(proof, { subjectId: proposal.id, at: customer.now }))
      throw new DomainError('identity_required')
    return work(tx, customer, proposal)
  })
