import {
  updateCircuitClosed,
  updateCircuitOpen,
  updateCircuitOutage,
  updateCircuitProbe,
  updateConnectionHold,
} from '#db/queries/institutions/institution-connections.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs, now } from '#lib/config/clock.ts'
import { withJitter } from '#lib/config/jitter.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { openMsAfter, pauseMsAfter } from '#lib/domain/institutions/circuit.ts'
import type { OpenConnection } from './open-connection.ts'

const MOST_HOLD_SECONDS = 3600

/** Once the open time is over, a single caller probes. @throws provider_rate_limited, provider_unavailable */
export const passCircuit = async ({ key, row, timeoutMs }: OpenConnection): Promise<void> => {
  const at = now()
  if (row.heldUntil !== null && row.heldUntil > at)
    throw new DomainError('provider_rate_limited', waitUntil(row.heldUntil, at))
  if (row.openUntil === null) return
  const until = afterMs(at, timeoutMs * 2)
  if (row.openUntil > at) throw new DomainError('provider_unavailable', waitUntil(row.openUntil, at))
  const isMine = await withTransaction(key, (tx) => updateCircuitProbe(tx, key, { at, until }))
  if (!isMine) throw new DomainError('provider_unavailable', waitUntil(until, at))
}

const waitUntil = (until: Date, at: Date) => ({
  retryAfterSeconds: withJitter(Math.max(1, (until.getTime() - at.getTime()) / 1000)),
})

/** Counts an outage and returns the seconds until the next attempt. */
export const countOutage = async ({ key, isTrial }: OpenConnection): Promise<number> => {
  if (isTrial) return withJitter(pauseMsAfter(0) / 1000)
  return withTransaction(key, async (tx) => {
    const failures = await updateCircuitOutage(tx, key)
    const openMs = openMsAfter(failures)
    if (openMs > 0) await updateCircuitOpen(tx, key, afterMs(now(), openMs))
    return withJitter(Math.max(openMs, pauseMsAfter(failures)) / 1000)
  })
}

export const closeCircuit = async ({ key, row }: OpenConnection): Promise<void> => {
  if (row.failures > 0 || row.openUntil !== null)
    await withTransaction(key, (tx) => updateCircuitClosed(tx, key))
}

export const holdConnection = async ({ key, isTrial }: OpenConnection, seconds: number): Promise<number> => {
  const pause = Math.min(Math.max(1, seconds), MOST_HOLD_SECONDS)
  if (!isTrial)
    await withTransaction(key, (tx) => updateConnectionHold(tx, key, afterMs(now(), pause * 1000)))
  return withJitter(pause)
}
