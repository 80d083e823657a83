import type { FailureCause } from './failure-cause.ts'
import type { WebhookKind } from './webhook-kinds.ts'

/**
 * The state of a delivery: on its way (or waiting for the next attempt), delivered, out of attempts, or kept
 * for a replay because its endpoint takes nothing.
 */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'held'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** A delivery as lists show it. */
export type DeliverySummary = {
  id: string
  eventId: string
  kind: WebhookKind
  type: string
  resourceId: string
  status: DeliveryStatus
  attempts: number
  nextAttemptAt: Date | null
  deliveredAt: Date | null
  createdAt: Date
  /** The status the receiver answered last; null when it never answered. */
  lastStatus: number | null
  endpointId: string
  applicationName: string
  url: string
}

/** One attempt: what was sent beside the body, and what came back. */
export type DeliveryAttempt = {
  number: number
  at: Date
  durationMs: number
  ok: boolean
  /** Null for attempts made before they were recorded. */
  requestHeaders: Readonly<Record<string, string>> | null
  responseStatus: number | null
  responseHeaders: Readonly<Record<string, string>> | null
  /** The first two kilobytes. */
  responseBody: string | null
  error: FailureCause | null
}

/** A delivery with what is sent and every attempt, oldest first. */
export type DeliveryDetail = DeliverySummary & {
  /** The bytes of every attempt; masked for people. */
  body: string
  history: readonly DeliveryAttempt[]
}

/**
 * How long what was not delivered is kept for a replay, in milliseconds (docs/contract.md#webhooks-out: 30
 * days).
 */
export const REPLAY_WINDOW_MS = 30 * 86_400_000

/**
 * How long events are kept, in milliseconds: a day longer than the window, so that none goes while a replay
 * begins.
 */
export const EVENTS_KEPT_MS = REPLAY_WINDOW_MS + 86_400_000

/** The most deliveries one replay starts. */
export const MOST_REPLAYED = 10_000
