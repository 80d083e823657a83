import { withSnapshot } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { type TimelineEventView, timelineOf } from '#lib/services/kernel/timeline-of.ts'
import { findVisibleCltConsult } from './shared/find-visible-clt-consult.ts'

/** Returns a consult's timeline without status changes, oldest event first. @throws not_found */
export const listConsultTimeline = (
  context: Context,
  { id }: { id: string },
): Promise<{ events: TimelineEventView[] }> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    if (!(await findVisibleCltConsult(tx, context, id))) throw new DomainError('not_found')
    const { organizationId, language } = context
    return timelineOf(tx, { organizationId, subjectId: id, language })
  })
}
