import { withTransaction } from '#db/transaction.ts'
import { isProposalRead } from '#lib/domain/institutions/read-pauses.ts'
import type { Context } from '#lib/services/context.ts'
import { scheduleRead } from '#lib/services/kernel/schedule-read.ts'
import { institutionSide } from './shared/institution-side.ts'

/**
 * Does nothing before the submission, after which `submitProposal` enqueues this job again.
 * @throws the `provider_` codes of `Institution`
 */
export const requestCancellation = async (
  context: Context,
  { proposalId }: { proposalId: string },
): Promise<void> => {
  const side = await institutionSide(context, proposalId)
  if (side?.externalId === undefined) return
  await side.institution.requestCancellation(side.externalId)
  const { institutionCode } = side.proposal
  const resource = { resourceType: 'proposal', resourceId: proposalId, institutionCode } as const
  // After a long pause of the connection, the institution may have paid what was canceled here days ago.
  const isHint = !isProposalRead(side.proposal, context.now)
  await withTransaction(context, (tx) => scheduleRead(tx, context, { ...resource, isHint }))
}
