import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdByColumns, dayColumn, idColumn, instantColumn, organizationColumn } from '../columns.ts'
import { organizations, users } from './access.ts'

/**
 * Correspondents' certificates of people (Resolução CMN 4.935/2021). A renewal is another row; issuer and end
 * are null where a number alone was recorded before there was this table.
 */
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
    /** The last day on which it is valid. */
    endDate: dayColumn('end_date'),
    ...createdByColumns(),
    createdByName: text('created_by_name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** When it was found to be wrong; a certificate that ended stays. */
    removedAt: instantColumn('removed_at'),
  },
  (t) => [index('agent_certificates_person').on(t.organizationId, t.userId, t.id.desc())],
)
