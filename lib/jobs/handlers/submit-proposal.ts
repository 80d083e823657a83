import type { JobHandler } from '#lib/jobs/handler'
import { systemContext } from '#lib/services/context'
import { submitProposal } from '#lib/services/proposals/submit-proposal'

/** Hands a new proposal in to its institution. */
export const submitProposalHandler: JobHandler<'submit_proposal'> = async (payload, { at }) => {
  const actor = { kind: 'system', id: 'submit_proposal', name: 'envio à instituição' } as const
  await submitProposal(systemContext(payload.organizationId, at, actor), payload)
}
