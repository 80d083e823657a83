import { listTimelineEvents, type TimelineEventRow } from '#db/queries/timeline-events'
import { withSnapshot } from '#db/transaction'
import { type Context, requirePermission } from '#lib/services/context'
import { requireVisibleProposal } from '#lib/services/proposals/parts/require-visible-proposal'

/**
 * What happened around a proposal besides its moves: links opened, identification, signature, sendings.
 * Oldest first.
 * @throws not_found, permission_denied
 */
export const listProposalTimeline = (
  context: Context,
  { id }: { id: string },
): Promise<{ events: TimelineEventRow[] }> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    await requireVisibleProposal(tx, context, { id })
    const { organizationId } = context
    return { events: await listTimelineEvents(tx, { organizationId, subjectId: id }) }
  })
}
