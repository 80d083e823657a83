import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, organizationColumn, xidColumn } from '#db/columns.ts'
import { DELIVERY_STATUSES } from '#lib/domain/webhooks/delivery.ts'
import type { EventType } from '#lib/domain/webhooks/events.ts'
import { WEBHOOK_KINDS } from '#lib/domain/webhooks/webhook-kinds.ts'
import { applications, organizations } from './access.ts'

type OlderSecret = { sealed: string; until: number }

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    kind: text('kind', { enum: WEBHOOK_KINDS }).notNull(),
    name: text('name'),
    /** False for the one registration that an application has per kind, true for every further endpoint. */
    isAdditional: boolean('is_additional').notNull().default(false),
    /** True for an endpoint of sample data. Such an endpoint receives only events of sample data. */
    isSample: boolean('is_sample').notNull().default(false),
    /** Subscribed event types; null for all types of the kind. */
    eventTypes: text('event_types').array().$type<EventType[]>(),
    url: text('url').notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    sealedPreviousSecret: text('sealed_previous_secret'),
    previousSecretUntil: instantColumn('previous_secret_until'),
    /** Valid secrets older than `sealedPreviousSecret`, newest first; `until` is epoch milliseconds. */
    olderSecrets: jsonb('older_secrets').$type<OlderSecret[]>().notNull().default([]),
    registeredAt: instantColumn('registered_at').notNull(),
    failingSince: instantColumn('failing_since'),
    disabledAt: instantColumn('disabled_at'),
    disabledReason: text('disabled_reason'),
    /** Time of the last enabling by a person; an attempt that began earlier cannot disable the endpoint. */
    enabledAt: instantColumn('enabled_at'),
    deletedAt: instantColumn('deleted_at'),
  },
  (t) => [
    uniqueIndex('webhook_endpoints_kind').on(t.applicationId, t.kind).where(sql`not is_additional`),
    unique('webhook_endpoints_organization_id').on(t.organizationId, t.id),
    // Every event looks up the endpoints of its kind.
    index('webhook_endpoints_of_kind').on(t.organizationId, t.kind).where(sql`deleted_at is null`),
  ],
)

/** Outbox: an event exists if and only if the change it reports was committed. */
export const events = pgTable(
  'events',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    position: bigserial('position', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: WEBHOOK_KINDS }).notNull(),
    type: text('type').notNull(),
    resourceType: text('resource_type').notNull(),
    resourceId: uuid('resource_id').notNull(),
    sequence: integer('sequence').notNull(),
    /** Exact body that is sent, so that every attempt is identical. */
    body: text('body').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** Trace context of the change, which the deliveries continue; null if tracing is off. */
    traceparent: text('traceparent'),
    /**
     * Positions are assigned before commit, so a reader that goes by position alone would miss slow
     * transactions. Readers go by (transaction, position) and stop before the oldest running transaction.
     */
    transactionId: xidColumn('transaction_id').notNull().default(sql`pg_current_xact_id()`),
  },
  (t) => [
    index('events_stream').on(t.organizationId, t.transactionId, t.position),
    unique('events_sequence').on(t.resourceId, t.sequence),
    unique('events_organization_id').on(t.organizationId, t.id),
    index('events_position').on(t.organizationId, t.position),
  ],
)

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    eventId: uuid('event_id').notNull(),
    endpointId: uuid('endpoint_id').notNull(),
    /** Copy of the event's type, so that filtering deliveries needs no join. */
    type: text('type').notNull(),
    status: text('status', { enum: DELIVERY_STATUSES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instantColumn('next_attempt_at'),
    deliveredAt: instantColumn('delivered_at'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    unique('webhook_deliveries_once').on(t.eventId, t.endpointId),
    foreignKey({
      columns: [t.organizationId, t.eventId],
      foreignColumns: [events.organizationId, events.id],
    }),
    foreignKey({
      columns: [t.organizationId, t.endpointId],
      foreignColumns: [webhookEndpoints.organizationId, webhookEndpoints.id],
    }),
    index('webhook_deliveries_endpoint').on(t.endpointId, t.id.desc()),
    index('webhook_deliveries_newest').on(t.organizationId, t.id.desc()),
    index('webhook_deliveries_status').on(t.organizationId, t.status, t.id.desc()),
    index('webhook_deliveries_type').on(t.organizationId, t.type, t.id.desc()),
  ],
)

/** Rows hold no content, because workers claim across organizations (`claim_deliveries`). */
export const webhookQueue = pgTable(
  'webhook_queue',
  {
    deliveryId: uuid('delivery_id')
      .primaryKey()
      .references(() => webhookDeliveries.id),
    organizationId: organizationColumn(),
    endpointId: uuid('endpoint_id').notNull(),
    resourceId: uuid('resource_id').notNull(),
    sequence: integer('sequence').notNull(),
    /** True until the first attempt after creation or replay; only first attempts follow `sequence`. */
    isFresh: boolean('is_fresh').notNull().default(true),
    /** Time of the next attempt. During an attempt, the time at which the worker's claim expires. */
    dueAt: instantColumn('due_at').notNull(),
    claimedBy: text('claimed_by'),
    /** True while the endpoint is failing; a claim of the others then need not scan these deliveries. */
    isPatient: boolean('is_patient').notNull().default(false),
  },
  (t) => [
    /**
     * Both are partial, because plans cached while the queue is empty search the other indexes for a
     * delivery instead of the primary key, and then read all of them.
     */
    index('webhook_queue_prompt').on(t.endpointId, t.dueAt, t.deliveryId).where(sql`not is_patient`),
    index('webhook_queue_patient').on(t.endpointId, t.dueAt, t.deliveryId).where(sql`is_patient`),
    index('webhook_queue_order').on(t.endpointId, t.resourceId, t.sequence).where(sql`is_fresh`),
    index('webhook_queue_claimed').on(t.claimedBy).where(sql`claimed_by is not null`),
  ],
)

export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id),
    number: integer('number').notNull(),
    at: instantColumn('at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    ok: boolean('ok').notNull(),
    requestHeaders: jsonb('request_headers').$type<Record<string, string>>(),
    responseStatus: integer('response_status'),
    responseHeaders: jsonb('response_headers').$type<Record<string, string>>(),
    responseBody: text('response_body'),
    error: text('error'),
  },
  (t) => [index('webhook_attempts_delivery').on(t.deliveryId, t.number)],
)

/**
 * Attempts by endpoint and hour, summed by triggers. Registering or enabling an endpoint again removes its
 * hours, because what happened before says nothing about the receiver of today.
 */
export const webhookAttemptHours = pgTable(
  'webhook_attempt_hours',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    endpointId: uuid('endpoint_id').notNull(),
    startsAt: instantColumn('starts_at').notNull(),
    attempts: integer('attempts').notNull(),
    succeeded: integer('succeeded').notNull(),
    lastFailedId: uuid('last_failed_id'),
  },
  (t) => [
    primaryKey({
      name: 'webhook_attempt_hours_pk',
      columns: [t.organizationId, t.endpointId, t.startsAt],
    }),
    foreignKey({
      name: 'webhook_attempt_hours_endpoint',
      columns: [t.organizationId, t.endpointId],
      foreignColumns: [webhookEndpoints.organizationId, webhookEndpoints.id],
    }).onDelete('cascade'),
  ],
)
