import {
  countTrackedProposals,
  findTrackingCursor,
  isTrackedProposal,
  listTrackedProposals,
} from '#db/queries/proposals/proposal-tracking.ts'
import { withSnapshot } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type ListNeighbours, TRACKED_CEILING } from '#lib/domain/proposals/tracking.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'
import {
  readsAlong,
  type TrackingRequest,
  trackingFilter,
} from '#lib/services/proposals/parts/tracking-filter.ts'

/** @throws not_found, also if the caller may not see the proposal: its position would reveal its amount */
export const findListNeighbours = async (
  context: Context,
  { id, ...request }: TrackingRequest & { id: string },
): Promise<ListNeighbours> => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  const { sort } = request
  return withSnapshot(context, async (tx) => {
    const authors = await visibleAuthors(tx, context)
    const cursor = await findTrackingCursor(tx, { organizationId, id, authors }, sort)
    if (!cursor) throw new DomainError('not_found')
    const filter = await trackingFilter(tx, context, request)
    const along = readsAlong(request)
    const [inList, [next], [previous], before, total] = await Promise.all([
      isTrackedProposal(tx, filter, id),
      listTrackedProposals(tx, filter, { sort, along, after: cursor, limit: 1 }),
      listTrackedProposals(tx, filter, { sort, along: !along, after: cursor, limit: 1 }),
      countTrackedProposals(tx, filter, {
        ceiling: TRACKED_CEILING + 1,
        behind: { sort, along: !along, cursor },
      }),
      countTrackedProposals(tx, filter, { ceiling: TRACKED_CEILING + 1 }),
    ])
    return {
      previousId: previous?.id ?? null,
      nextId: next?.id ?? null,
      position: inList && before < TRACKED_CEILING ? before + 1 : null,
      total: Math.min(total, TRACKED_CEILING),
      totalIsExact: total <= TRACKED_CEILING && filter.nameMatches?.isWhole !== false,
    }
  })
}
