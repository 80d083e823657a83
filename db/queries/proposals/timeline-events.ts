import type { Connection } from '#db/client.ts'
import type { timelineEvents } from '#db/schema/timeline.ts'
import type { CustomerLink, TimelineEventKind } from '#lib/domain/timeline/timeline-event.ts'

export type TimelineEventRow = typeof timelineEvents.$inferSelect

type SubjectKey = { organizationId: string; subjectId: string }

export const insertTimelineEvent = async (tx: Connection, row: TimelineEventRow): Promise<void> => {
  await tx`insert into timeline_events ${tx(row)}`
}

export const findNewestLinkOpening = async (
  tx: Connection,
  { organizationId, subjectId, link }: SubjectKey & { link: CustomerLink },
): Promise<TimelineEventRow | undefined> => {
  const [row] = await tx<TimelineEventRow[]>`
    select * from timeline_events
    where organization_id = ${organizationId} and subject_id = ${subjectId}
      and kind = 'link_opened' and link = ${link}
    order by id desc limit 1`
  return row
}

export const findTimelineEvent = async (
  tx: Connection,
  { organizationId, subjectId, kind }: SubjectKey & { kind: TimelineEventKind },
): Promise<TimelineEventRow | undefined> => {
  const [row] = await tx<TimelineEventRow[]>`
    select * from timeline_events
    where organization_id = ${organizationId} and subject_id = ${subjectId} and kind = ${kind}
    order by id limit 1`
  return row
}

export const listTimelineEventsOfSubjects = async (
  tx: Connection,
  { organizationId, subjectIds }: { organizationId: string; subjectIds: readonly string[] },
): Promise<TimelineEventRow[]> => {
  const rows = await tx<TimelineEventRow[]>`
    select * from timeline_events
    where organization_id = ${organizationId} and subject_id = any(${[...subjectIds]})
    order by id desc limit 1000`
  return rows.reverse()
}

export const listTimelineEvents = async (
  tx: Connection,
  { organizationId, subjectId }: SubjectKey,
): Promise<TimelineEventRow[]> => {
  const rows = await tx<TimelineEventRow[]>`
    select * from timeline_events where organization_id = ${organizationId} and subject_id = ${subjectId}
    order by id desc limit 200`
  return rows.reverse()
}
