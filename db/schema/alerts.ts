import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import {
  ALERT_CHANNEL_KINDS,
  ALERT_MESSAGE_KINDS,
  ALERT_MESSAGE_STATUSES,
} from '#lib/domain/alerts/alert-channel.ts'
import { ALERT_KINDS } from '#lib/domain/alerts/alert-kinds.ts'
import { organizations } from './access.ts'

/** Settings of an organization for a kind of alert; without a row, the kind's default threshold applies. */
export const alertRules = pgTable(
  'alert_rules',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    kind: text('kind', { enum: ALERT_KINDS }).notNull(),
    /** In the unit of the kind. */
    threshold: integer('threshold').notNull(),
    isOn: boolean('is_on').notNull(),
    changedByName: text('changed_by_name').notNull(),
    changedAt: instantColumn('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.kind] })],
)

export const alertChannels = pgTable(
  'alert_channels',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    kind: text('kind', { enum: ALERT_CHANNEL_KINDS }).notNull(),
    address: text('address').notNull(),
    /** Signs the messages to a receiver; null for e-mail. */
    sealedSecret: text('sealed_secret'),
    createdByName: text('created_by_name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    removedAt: instantColumn('removed_at'),
  },
  (t) => [
    uniqueIndex('alert_channels_once').on(t.organizationId, t.kind, t.address).where(sql`removed_at is null`),
    unique('alert_channels_organization_id').on(t.organizationId, t.id),
  ],
)

export const alertOccurrences = pgTable(
  'alert_occurrences',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    kind: text('kind', { enum: ALERT_KINDS }).notNull(),
    /** Institution code, or id of an endpoint or a person; empty for a kind without subjects. */
    subject: text('subject').notNull(),
    subjectName: text('subject_name').notNull(),
    threshold: integer('threshold').notNull(),
    /** Last figure that met the alert condition. */
    value: integer('value').notNull(),
    openedAt: instantColumn('opened_at').notNull(),
    reportedAt: instantColumn('reported_at').notNull(),
    clearSince: instantColumn('clear_since'),
    closedAt: instantColumn('closed_at'),
  },
  (t) => [
    uniqueIndex('alert_occurrences_open')
      .on(t.organizationId, t.kind, t.subject)
      .where(sql`closed_at is null`),
    unique('alert_occurrences_organization_id').on(t.organizationId, t.id),
  ],
)

export const alertMessages = pgTable(
  'alert_messages',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    channelId: uuid('channel_id').notNull(),
    /** Null for a test message. */
    occurrenceId: uuid('occurrence_id'),
    kind: text('kind', { enum: ALERT_MESSAGE_KINDS }).notNull(),
    value: integer('value'),
    status: text('status', { enum: ALERT_MESSAGE_STATUSES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Time of the next attempt. Each attempt first postpones it, so that a crash leads to a retry. */
    dueAt: instantColumn('due_at').notNull(),
    /** Cause from lib/domain/mail/mail-failure or lib/domain/webhooks/failure-cause. */
    lastError: text('last_error'),
    lastStatus: integer('last_status'),
    createdAt: instantColumn('created_at').notNull(),
    endedAt: instantColumn('ended_at'),
  },
  (t) => [
    foreignKey({
      columns: [t.organizationId, t.channelId],
      foreignColumns: [alertChannels.organizationId, alertChannels.id],
    }),
    foreignKey({
      columns: [t.organizationId, t.occurrenceId],
      foreignColumns: [alertOccurrences.organizationId, alertOccurrences.id],
    }).onDelete('cascade'),
    index('alert_messages_due').on(t.organizationId, t.dueAt).where(sql`status = 'waiting'`),
    index('alert_messages_channel').on(t.organizationId, t.channelId, t.id.desc()),
    index('alert_messages_occurrence').on(t.occurrenceId),
  ],
)
