import { sql } from 'drizzle-orm'
import {
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import { SAMPLE_RESOURCES, SAMPLE_SET_STATUSES } from '#lib/domain/samples/sample-set.ts'
import { organizations } from './access.ts'

/** Sample data of the embedded demo (decision 139). An organization has at most one set at a time. */
export const sampleSets = pgTable(
  'sample_sets',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    status: text('status', { enum: SAMPLE_SET_STATUSES }).notNull(),
    /** Number of stories, and how many have been played or skipped. */
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    createdById: text('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    removedAt: instantColumn('removed_at'),
    kept: integer('kept').notNull().default(0),
  },
  (t) => [
    unique('sample_sets_organization_id').on(t.organizationId, t.id),
    uniqueIndex('sample_sets_present').on(t.organizationId).where(sql`status <> 'removed'`),
  ],
)

/** Rows that a set created. A removal deletes only these rows and the rows that depend on them. */
export const sampleRows = pgTable(
  'sample_rows',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    setId: uuid('set_id').notNull(),
    resourceType: text('resource_type', { enum: SAMPLE_RESOURCES }).notNull(),
    resourceId: uuid('resource_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.setId, t.resourceId] }),
    foreignKey({
      columns: [t.organizationId, t.setId],
      foreignColumns: [sampleSets.organizationId, sampleSets.id],
    }),
  ],
)
