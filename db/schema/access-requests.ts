import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { approvalColumns, idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import {
  ACCESS_REQUEST_KINDS,
  ACCESS_REQUEST_STATUSES,
  type AccessSnapshot,
  type RequestedAccess,
} from '#lib/domain/people/access-request.ts'
import { organizations } from './access.ts'

/** Change of access that a second manager must approve; only one request per e-mail can be open. */
export const accessRequests = pgTable(
  'access_requests',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    kind: text('kind', { enum: ACCESS_REQUEST_KINDS }).notNull(),
    /** For an invitation, the id that the invited person will have. */
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Access at the time of the request; null for an invitation. */
    known: jsonb('known').$type<AccessSnapshot>(),
    wanted: jsonb('wanted').$type<RequestedAccess>(),
    status: text('status', { enum: ACCESS_REQUEST_STATUSES }).notNull(),
    ...approvalColumns(),
    expiresAt: instantColumn('expires_at').notNull(),
    refusalReason: text('refusal_reason'),
  },
  (t) => [
    uniqueIndex('access_requests_open').on(t.organizationId, t.email).where(sql`status = 'proposed'`),
    index('access_requests_newest').on(t.organizationId, t.id.desc()),
    check(
      'access_requests_four_eyes',
      sql`${t.status} not in ('approved', 'refused') or (${t.decidedById} is not null and ${t.decidedAt} is not null and ${t.decidedById} <> ${t.createdById} and ${t.decidedById} <> ${t.userId}::text)`,
    ),
  ],
)
