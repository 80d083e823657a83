import type { Connection } from '#db/client.ts'
import { insertBackOfficeChange } from '#db/queries/live/panel-changes.ts'
import { insertTimelineEvent } from '#db/queries/proposals/timeline-events.ts'
import { newId } from '#lib/config/ids.ts'
import type { BackOfficeChangeKind } from '#lib/domain/live/back-office-change.ts'
import { maskIp } from '#lib/domain/timeline/mask-ip.ts'
import type { CustomerLink, TimelineEventKind, TimelineSubject } from '#lib/domain/timeline/timeline-event.ts'
import type { Context } from '#lib/services/context.ts'

export type TimelineEvent = {
  subjectType: TimelineSubject
  subjectId: string
  kind: TimelineEventKind
  link?: CustomerLink
}

/** Writes a timeline event in the transaction of the reported change and makes open screens refetch. */
export const recordTimelineEvent = async (
  tx: Connection,
  { organizationId, now, actor, client }: Context,
  { subjectType, subjectId, kind, link }: TimelineEvent,
): Promise<void> => {
  await insertTimelineEvent(tx, {
    id: newId(now),
    organizationId,
    subjectType,
    subjectId,
    kind,
    link: link ?? null,
    at: now,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    maskedIp: maskIp(client.ip),
    userAgent: client.userAgent || null,
  })
  await insertBackOfficeChange(tx, { organizationId, kind: CHANGES[subjectType], type: 'noted', subjectId })
}

const CHANGES = {
  proposal: 'proposal',
  clt_consult: 'consult',
  simulation: 'simulation',
} as const satisfies Record<TimelineSubject, BackOfficeChangeKind>
