import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { CUSTOMER_LINKS, TIMELINE_EVENT_KINDS, TIMELINE_SUBJECTS } from '#lib/domain/timeline/timeline-event'
import { idColumn, instantColumn, organizationColumn } from '../columns.ts'
import { organizations } from './access.ts'

/**
 * What happened around a proposal, consult or simulation without moving it: a link opened, somebody
 * identified, a contract signed, a request sent, an offer wanted. Written once, in
 * the transaction of what it reports.
 */
export const timelineEvents = pgTable(
  'timeline_events',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    subjectType: text('subject_type', { enum: TIMELINE_SUBJECTS }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    kind: text('kind', { enum: TIMELINE_EVENT_KINDS }).notNull(),
    /** By which of the customer's links; null for what no link has to do with. */
    link: text('link', { enum: CUSTOMER_LINKS }),
    at: instantColumn('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** Without its last part; the whole address is in the evidence alone. */
    maskedIp: text('masked_ip'),
    userAgent: text('user_agent'),
  },
  (t) => [index('timeline_events_subject').on(t.organizationId, t.subjectId, t.id)],
)
