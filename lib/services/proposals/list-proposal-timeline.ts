import { withSnapshot } from '#db/transaction.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { type TimelineEventView, timelineOf } from '#lib/services/kernel/timeline-of.ts'
import { requireVisibleProposal } from './shared/require-visible-proposal.ts'

/** Returns a proposal's timeline without status changes, oldest event first. @throws not_found */
export const listProposalTimeline = (
  context: Context,
  { id }: { id: string },
): Promise<{ events: TimelineEventView[] }> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    await requireVisibleProposal(tx, context, { id })
    const { organizationId, language } = context
    return timelineOf(tx, { organizationId, subjectId: id, language })
  })
}
