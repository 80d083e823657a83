import { z } from 'zod'
import { proposalStatusSchema, statusReasonSchema } from '#lib/contracts/wire.ts'
import { PENDING_ITEM_TYPES } from '#lib/domain/proposals/pending-item.ts'
import { type EventFields, type EventOf, envelopeSchema } from './envelope.ts'

export const proposalMovedSchema = envelopeSchema
  .extend({
    type: z.literal('proposal.status.update'),
    proposalId: z.uuid(),
    status: proposalStatusSchema,
    previousStatus: proposalStatusSchema.nullable(),
    documentNumber: z.string().length(11),
    contractNumber: z.string(),
    reason: statusReasonSchema.nullable(),
    pendingItems: z.array(
      z.object({
        id: z.uuid(),
        type: z.enum(PENDING_ITEM_TYPES),
        code: z.string(),
        text: z.string(),
        documentTypes: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'ProposalEvent' })

export const encodeProposalMoved = (event: EventOf<'proposal.status.update'>): EventFields => ({
  proposalId: event.proposalId,
  status: event.status,
  previousStatus: event.previousStatus,
  documentNumber: event.documentNumber,
  contractNumber: event.contractNumber,
  reason: event.reason,
  pendingItems: event.pendingItems,
})
