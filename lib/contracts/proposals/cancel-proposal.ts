import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { idField } from '#lib/contracts/fields.ts'
import { CANCEL_REASONS } from '#lib/domain/proposals/cancel-reasons.ts'
import { anyProposalDetail } from './any-proposal.ts'

/** People must give a reason; API clients may omit it. */
export const cancelProposalCommand = command({
  name: 'cancelProposal',
  body: z.object({
    id: idField,
    reason: z.string().pipe(z.enum(CANCEL_REASONS.map(({ value }) => value))),
    description: z.string().trim().max(200),
  }),
  response: anyProposalDetail,
  codes: ['not_found', 'permission_denied', 'proposal_not_cancellable', 'proposal_status_changed'],
})
