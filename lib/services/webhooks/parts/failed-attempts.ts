import { randomInt } from 'node:crypto'
import type { Connection } from '#db/client.ts'
import type { MadeAttempt } from '#db/queries/webhooks/webhook-deliveries.ts'
import {
  disableWebhookEndpoint,
  updateWebhookEndpointsFailing,
} from '#db/queries/webhooks/webhook-endpoints.ts'
import { afterMs } from '#lib/config/clock.ts'
import { FAILING_LIMIT_MS, nextAttemptDelayMs, retryAfterMs } from '#lib/domain/webhooks/attempt-schedule.ts'
import { systemContext } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import type { DeliveryResult } from '#lib/services/webhooks/deliver-webhook.ts'

const GONE = 410
const JITTER_STEPS = 10_001
const ACTOR = { kind: 'system', id: 'deliver_webhook', name: 'entrega de webhooks' } as const

/** Marks endpoints as failing, disables them on 410 or after five days, and returns the disabled ids. */
export const judgeEndpoints = async (
  tx: Connection,
  organizationId: string,
  failed: readonly DeliveryResult[],
): Promise<ReadonlySet<string>> => {
  if (failed.length === 0) return NONE
  const failingSince = await markFailing(tx, organizationId, failed)
  const disabled = new Set<string>()
  for (const attempt of failed) {
    const { endpointId } = attempt.delivery
    const reason = reasonToDisable(attempt, failingSince.get(endpointId))
    if (reason === undefined || disabled.has(endpointId)) continue
    if (await disable(tx, organizationId, { attempt, reason })) disabled.add(endpointId)
  }
  return disabled
}

const NONE: ReadonlySet<string> = new Set()

const endedAt = ({ at, answer }: DeliveryResult) => afterMs(at, answer.durationMs)

const markFailing = async (tx: Connection, organizationId: string, failed: readonly DeliveryResult[]) => {
  const endpoints = failed.map((attempt) => ({
    id: attempt.delivery.endpointId,
    url: attempt.delivery.url,
    at: endedAt(attempt),
  }))
  const rows = await updateWebhookEndpointsFailing(tx, organizationId, endpoints)
  return new Map(rows.map(({ id, failingSince }) => [id, failingSince]))
}

const reasonToDisable = (attempt: DeliveryResult, failingSince: Date | undefined) => {
  if (attempt.answer.status === GONE) return 'gone'
  if (failingSince && endedAt(attempt).getTime() - failingSince.getTime() >= FAILING_LIMIT_MS)
    return 'failing'
  return undefined
}

const disable = async (
  tx: Connection,
  organizationId: string,
  { attempt, reason }: { attempt: DeliveryResult; reason: 'gone' | 'failing' },
): Promise<boolean> => {
  const { endpointId, url } = attempt.delivery
  const off = { at: endedAt(attempt), reason, attemptedAt: attempt.at }
  if (!(await disableWebhookEndpoint(tx, { id: endpointId, organizationId, url }, off))) return false
  await recordAudit(tx, systemContext(organizationId, attempt.at, ACTOR), {
    action: 'webhook.disabled',
    subjectType: 'webhook_endpoint',
    subjectId: endpointId,
    details: { reason },
  })
  return true
}

/** Returns the state of a delivery after a failed attempt. */
export const stateAfterFailure = (
  attempt: DeliveryResult,
  disabled: ReadonlySet<string>,
): Pick<MadeAttempt, 'status' | 'nextAttemptAt' | 'deliveredAt'> => {
  const { delivery, answer } = attempt
  // Retries would be blocked as well.
  if (answer.cause === 'blocked_address') return { status: 'failed', nextAttemptAt: null, deliveredAt: null }
  if (disabled.has(delivery.endpointId)) return { status: 'held', nextAttemptAt: null, deliveredAt: null }
  const delayMs = nextAttemptDelayMs({
    attemptsMade: delivery.attempts + 1,
    jitter: randomInt(JITTER_STEPS) / (JITTER_STEPS - 1),
    retryAfterMs: retryAfterMs(answer.headers?.['retry-after'], endedAt(attempt)),
  })
  if (delayMs === null) return { status: 'failed', nextAttemptAt: null, deliveredAt: null }
  return { status: 'pending', nextAttemptAt: afterMs(endedAt(attempt), delayMs), deliveredAt: null }
}
