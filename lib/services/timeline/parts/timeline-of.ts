import type { Connection } from '#db/client'
import { listTimelineEvents, type TimelineEventRow } from '#db/queries/timeline-events'
import { type Device, deviceOf } from '#lib/domain/people/device-of'

/** An event as a timeline shows it: the device in words instead of all that a browser says of itself. */
export type ShownEvent = Omit<TimelineEventRow, 'userAgent'> & { device: Device }

/** What happened around a proposal or consult, oldest first. */
export const timelineOf = async (
  tx: Connection,
  subject: { organizationId: string; subjectId: string },
): Promise<{ events: ShownEvent[] }> => {
  const rows = await listTimelineEvents(tx, subject)
  return { events: rows.map(({ userAgent, ...row }) => ({ ...row, device: deviceOf(userAgent) })) }
}
