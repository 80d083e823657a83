import type { Connection } from '#db/client.ts'
import { listTimelineEvents, type TimelineEventRow } from '#db/queries/proposals/timeline-events.ts'
import { type Device, deviceOf } from '#lib/domain/people/device-of.ts'

/** Shows the device in words instead of the user agent. */
export type TimelineEventView = Omit<TimelineEventRow, 'userAgent'> & { device: Device }

/** Returns what happened around a proposal, consult or simulation, oldest first. */
export const timelineOf = async (
  tx: Connection,
  subject: { organizationId: string; subjectId: string },
): Promise<{ events: TimelineEventView[] }> => {
  const rows = await listTimelineEvents(tx, subject)
  return { events: rows.map(({ userAgent, ...row }) => ({ ...row, device: deviceOf(userAgent) })) }
}
