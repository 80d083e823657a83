import type { ProposalRow } from '#db/queries/proposals/proposals.ts'

export const awaitsSignature = (proposal: ProposalRow, at: Date): boolean =>
  proposal.status === 'formalization' && at < proposal.signatureDeadlineAt
