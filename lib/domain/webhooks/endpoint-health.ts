import type { WebhookKind } from './webhook-kinds.ts'

/** How an endpoint does: figures of the attempts of the last 24 hours (of the newest 20 000 at most). */
export type EndpointHealth = {
  id: string
  applicationId: string
  applicationName: string
  kind: WebhookKind
  url: string
  registeredAt: Date
  status: 'active' | 'failing' | 'disabled'
  failingSince: Date | null
  disabledAt: Date | null
  /** gone: it answered 410; failing: five days of failures. */
  disabledReason: string | null
  attempts: number
  succeeded: number
  /** Milliseconds until the answer; null without attempts. */
  p50Ms: number | null
  p95Ms: number | null
  /** When the next waiting delivery is tried. */
  nextAttemptAt: Date | null
  /** Deliveries kept for a replay; counted up to 10 000. */
  held: number
}
