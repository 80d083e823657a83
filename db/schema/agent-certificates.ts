import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdByColumns, dayColumn, idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import { organizations, users } from './access.ts'

/** Resolução CMN 4.935/2021. Issuer and end are null for certificates from before this table. */
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
    /** Last day of validity. */
    endDate: dayColumn('end_date'),
    ...createdByColumns(),
    createdByName: text('created_by_name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** Set if the certificate was recorded by mistake; expiry does not set it. */
    removedAt: instantColumn('removed_at'),
  },
  (t) => [index('agent_certificates_person').on(t.organizationId, t.userId, t.id.desc())],
)
