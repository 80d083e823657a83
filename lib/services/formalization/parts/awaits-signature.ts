import type { ProposalRow } from '#db/queries/proposals'

/** Whether it is the customer's turn: waiting for the signature and within the deadline. */
export const awaitsSignature = (proposal: ProposalRow, at: Date): boolean =>
  proposal.status === 'formalization' && at < proposal.signatureDeadlineAt
