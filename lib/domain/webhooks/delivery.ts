import type { FailureCause } from './failure-cause.ts'
import type { WebhookKind } from './webhook-kinds.ts'

/** `pending`: in flight or waiting for a retry; `held`: kept for a replay while its endpoint is disabled. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'held'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

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
  /** Last HTTP status of the receiver; null if it never answered. */
  lastStatus: number | null
  endpointId: string
  applicationName: string
  url: string
}

export type DeliveryAttempt = {
  number: number
  at: Date
  durationMs: number
  ok: boolean
  /** null for attempts from before headers were recorded. */
  requestHeaders: Readonly<Record<string, string>> | null
  responseStatus: number | null
  responseHeaders: Readonly<Record<string, string>> | null
  /** First two kilobytes. */
  responseBody: string | null
  error: FailureCause | null
}

/** `history` is oldest first. */
export type DeliveryDetail = DeliverySummary & {
  /** Request body of every attempt; masked for people. */
  body: string
  history: readonly DeliveryAttempt[]
}

/** Events can be replayed for this long, delivered or not (30 days, docs/contract.md#webhooks-out). */
export const REPLAY_WINDOW_MS = 30 * 86_400_000

/** One day longer than the replay window, so that no event is deleted while a replay starts. */
export const EVENT_RETENTION_MS = REPLAY_WINDOW_MS + 86_400_000

export const MOST_REPLAYED = 10_000
