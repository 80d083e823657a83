import type { Connection } from '#db/client.ts'
import { listTimelineEvents, type TimelineEventRow } from '#db/queries/proposals/timeline-events.ts'
import { actorNameIn } from '#lib/domain/access/system-actor-names.ts'
import type { Language } from '#lib/domain/language.ts'
import { type Device, deviceOf } from '#lib/domain/people/device-of.ts'

export type TimelineEventView = Omit<TimelineEventRow, 'userAgent'> & { device: Device }

export const timelineOf = async (
  tx: Connection,
  { language, ...subject }: { organizationId: string; subjectId: string; language: Language },
): Promise<{ events: TimelineEventView[] }> => {
  const rows = await listTimelineEvents(tx, subject)
  return {
    events: rows.map(({ userAgent, ...row }) => ({
      ...row,
      actorName: actorNameIn(language, row),
      device: deviceOf(userAgent),
    })),
  }
}
