import type { JobHandler } from '#lib/jobs/handler.ts'
import { systemContext } from '#lib/services/context.ts'
import { submitProposal } from '#lib/services/proposals/submit-proposal.ts'

export const submitProposalHandler: JobHandler<'submit_proposal'> = async (payload, { at }) => {
  const actor = { kind: 'system', id: 'submit_proposal', name: 'envio à instituição' } as const
  await submitProposal(systemContext(payload.organizationId, at, actor), payload)
}
