import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdByColumns, dayColumn, idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import { organizations, users } from './access.ts'

/** Certificates of agents (Resolução CMN 4.935/2021). Those from before this table have no issuer or end. */
export const agentCertificates = pgTable(
  'agent_certificates',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    number: text('number').notNull(),
    issuer: text('issuer'),
    endDate: dayColumn('end_date'),
    ...createdByColumns(),
    createdByName: text('created_by_name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** Set if the certificate was recorded by mistake; expiry does not set it. */
    removedAt: instantColumn('removed_at'),
  },
  (t) => [index('agent_certificates_person').on(t.organizationId, t.userId, t.id.desc())],
)
