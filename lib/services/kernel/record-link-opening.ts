import type { Connection } from '#db/client.ts'
import { findNewestLinkOpening } from '#db/queries/proposals/timeline-events.ts'
import type { CustomerLink, TimelineSubject } from '#lib/domain/timeline/timeline-event.ts'
import type { Context } from '#lib/services/context.ts'
import { recordTimelineEvent } from './record-timeline-event.ts'

/** A reload within this time counts as the same visit. */
const VISIT_MS = 30 * 60_000

type Opening = { subjectType: TimelineSubject; subjectId: string; link: CustomerLink }

export const recordLinkOpening = async (
  tx: Connection,
  customer: Context,
  opening: Opening,
): Promise<{ recorded: boolean }> => {
  const { organizationId, now } = customer
  const newest = await findNewestLinkOpening(tx, { organizationId, ...opening })
  if (newest && now.getTime() - newest.at.getTime() < VISIT_MS) return { recorded: false }
  await recordTimelineEvent(tx, customer, { ...opening, kind: 'link_opened' })
  return { recorded: true }
}
