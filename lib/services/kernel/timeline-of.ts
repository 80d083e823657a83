import type { Connection } from '#db/client.ts'
import { listTimelineEvents, type TimelineEventRow } from '#db/queries/proposals/timeline-events.ts'
import { type Device, deviceOf } from '#lib/domain/people/device-of.ts'

export type TimelineEventView = Omit<TimelineEventRow, 'userAgent'> & { device: Device }

export const timelineOf = async (
  tx: Connection,
  subject: { organizationId: string; subjectId: string },
): Promise<{ events: TimelineEventView[] }> => {
  const rows = await listTimelineEvents(tx, subject)
  return { events: rows.map(({ userAgent, ...row }) => ({ ...row, device: deviceOf(userAgent) })) }
}
