import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import {
  CUSTOMER_LINKS,
  TIMELINE_EVENT_KINDS,
  TIMELINE_SUBJECTS,
} from '#lib/domain/timeline/timeline-event.ts'
import { organizations } from './access.ts'

/** Events that change no status; each is written in the transaction of the action that it reports. */
export const timelineEvents = pgTable(
  'timeline_events',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    subjectType: text('subject_type', { enum: TIMELINE_SUBJECTS }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    kind: text('kind', { enum: TIMELINE_EVENT_KINDS }).notNull(),
    /** Customer link through which the event happened; null if no link was used. */
    link: text('link', { enum: CUSTOMER_LINKS }),
    at: instantColumn('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** IP address without its last part; only the consent or signature evidence has the full address. */
    maskedIp: text('masked_ip'),
    userAgent: text('user_agent'),
  },
  (t) => [index('timeline_events_subject').on(t.organizationId, t.subjectId, t.id)],
)
