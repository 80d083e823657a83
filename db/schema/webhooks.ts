import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { DELIVERY_STATUSES } from '#lib/domain/webhooks/delivery'
import type { EventType } from '#lib/domain/webhooks/events'
import { WEBHOOK_KINDS } from '#lib/domain/webhooks/webhook-kinds'
import { idColumn, instantColumn, organizationColumn, xidColumn } from '../columns.ts'
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
    /** What people recognize it by. */
    name: text('name'),
    /** Beside the registration of its kind, of which an application has one. */
    isAdditional: boolean('is_additional').notNull().default(false),
    /** The types of its kind that are sent there; null for all of them. */
    eventTypes: text('event_types').array().$type<EventType[]>(),
    url: text('url').notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    sealedPreviousSecret: text('sealed_previous_secret'),
    previousSecretUntil: instantColumn('previous_secret_until'),
    /** Secrets before the previous one that still sign, newest first; `until` in epoch milliseconds. */
    olderSecrets: jsonb('older_secrets').$type<OlderSecret[]>().notNull().default([]),
    registeredAt: instantColumn('registered_at').notNull(),
    failingSince: instantColumn('failing_since'),
    disabledAt: instantColumn('disabled_at'),
    disabledReason: text('disabled_reason'),
    /** When it was last switched on again by hand: an attempt that began before says nothing about it. */
    enabledAt: instantColumn('enabled_at'),
    deletedAt: instantColumn('deleted_at'),
  },
  (t) => [
    uniqueIndex('webhook_endpoints_kind').on(t.applicationId, t.kind).where(sql`not is_additional`),
    unique('webhook_endpoints_organization_id').on(t.organizationId, t.id),
  ],
)

/** The outbox: an event exists if and only if the change it reports was committed. */
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
    /** The exact bytes that are sent, so that every attempt is identical. */
    body: text('body').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** The trace in which it happened, where traces are made: deliveries go on with it. */
    traceparent: text('traceparent'),
    /**
     * The transaction that wrote it. Positions are given before a transaction commits, so a reader that goes
     * by position alone would pass over a slow one; readers go by (transaction, position) and only as far as
     * every older transaction has ended.
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
    /** The event's own, kept here as well: found by it, deliveries need not be joined to every event. */
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

/**
 * What deliveries still have to be made: a row goes with its last attempt, so the table stays as small as
 * what waits. Dispatchers of all organizations take from it (see `claim_deliveries`); it has ids alone.
 */
export const webhookQueue = pgTable(
  'webhook_queue',
  {
    deliveryId: uuid('delivery_id')
      .primaryKey()
      .references(() => webhookDeliveries.id),
    organizationId: organizationColumn(),
    endpointId: uuid('endpoint_id').notNull(),
    resourceId: uuid('resource_id').notNull(),
    /** The event's place among those of its resource: first attempts are made in this order. */
    sequence: integer('sequence').notNull(),
    /** Not attempted since it was made or asked for again; retries keep no order. */
    isFresh: boolean('is_fresh').notNull().default(true),
    /** When it may be taken: for the next attempt or, while one is being made, since its dispatcher died. */
    dueAt: instantColumn('due_at').notNull(),
    /** Worker that has the attempt in flight. */
    claimedBy: text('claimed_by'),
    /** Its endpoint fails: claimed apart, so that the others need not be looked for among many of these. */
    isPatient: boolean('is_patient').notNull().default(false),
  },
  (t) => [
    /** For the release before, which claims without `isPatient`. */
    index('webhook_queue_due').on(t.endpointId, t.dueAt, t.deliveryId),
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
