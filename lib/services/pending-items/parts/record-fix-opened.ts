import type { Connection } from '#db/client.ts'
import { listProposalHistory } from '#db/queries/proposals/proposal-history.ts'
import type { Context } from '#lib/services/context.ts'
import type { OpenedFix } from '#lib/services/pending-items/parts/open-fix-link.ts'
import { recordProposalHistory } from '#lib/services/proposals/shared/record-proposal-history.ts'

export const recordFixOpened = async (
  tx: Connection,
  customer: Context,
  { proposal, item }: Pick<OpenedFix, 'proposal' | 'item'>,
): Promise<void> => {
  const { organizationId } = customer
  const history = await listProposalHistory(tx, { organizationId, proposalId: proposal.id })
  const isRecorded = history.some(
    ({ reasonCode, at }) => reasonCode === 'fix_link_opened' && at >= item.createdAt,
  )
  if (isRecorded) return
  await recordProposalHistory(tx, customer, {
    proposalId: proposal.id,
    from: 'pending',
    to: 'pending',
    reason: { code: 'fix_link_opened' },
  })
}
