import { connectDeadline, withDeadline } from '#db/pool.ts'
import { takeRequests } from '#db/queries/requests/request-windows.ts'
import { asOneRequest, countWait } from '#db/request-waits.ts'
import { withTransaction } from '#db/transaction.ts'
import { getEnv } from '#lib/config/env.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Caller } from './authenticate.ts'

export type RatePolicy = { name: string; quota: number; windowSeconds: number }

/** Each process counts an IP address (no organization) alone: strangers must not cause database writes. */
export type RateSubject = { organizationId: string; id: string }

export const subjectOf = ({ organizationId, actor }: Caller): RateSubject => ({
  organizationId,
  id: `${actor.kind}:${actor.id}`,
})

export const ratePolicy = (name: string): RatePolicy => ({
  name,
  quota: getEnv().RATE_LIMIT_PER_MINUTE,
  windowSeconds: 60,
})

type Window = {
  startedAt: number
  used: number
  /** Value that `used` may reach before another reservation is needed. */
  granted: number
  /** Part of `granted` reserved in the current window. */
  held: number
  /** Requests reserved by other processes, as of our last reservation. */
  elsewhere: number
  reservation?: Promise<void> | undefined
}

const MAX_SUBJECTS = 50_000
/** Share of a quota reserved at a time. Other processes cannot use it and may reject slightly too early. */
const BATCH_SHARE = 1 / 40

const windows = new Map<string, Window>()

/** Returns the headers of draft-ietf-httpapi-ratelimit-headers. @throws rate_limited beyond the quota */
export const countRequest = async (
  policy: RatePolicy,
  subject: RateSubject,
  at: Date,
): Promise<Record<string, string>> => {
  const time = at.getTime()
  const window = currentWindow(policy, subject, time)
  window.used += 1
  const turn = window.used
  if (subject.organizationId !== '') await reserveEnough(window, turn, { policy, subject, at })
  const reset = Math.max(1, Math.ceil((window.startedAt + policy.windowSeconds * 1000 - time) / 1000))
  const remaining = policy.quota - window.elsewhere - (turn - (window.granted - window.held))
  const headers = {
    RateLimit: `"${policy.name}";r=${Math.max(0, remaining)};t=${reset}`,
    'RateLimit-Policy': `"${policy.name}";q=${policy.quota};w=${policy.windowSeconds}`,
  }
  if (turn > window.granted) {
    throw new DomainError('rate_limited', { headers, retryAfterSeconds: reset })
  }
  return headers
}

type CountedRequest = { policy: RatePolicy; subject: RateSubject; at: Date }

const reserveEnough = async (window: Window, turn: number, request: CountedRequest): Promise<void> => {
  const { quota } = request.policy
  while (turn > window.granted && window.held + window.elsewhere < quota) {
    window.reservation ??= asOneRequest(() => reserveBatch(window, request)).finally(() => {
      window.reservation = undefined
    })
    await countWait(withDeadline(connectDeadline(), window.reservation))
  }
}

const reserveBatch = async (window: Window, { policy, subject, at }: CountedRequest): Promise<void> => {
  const count = Math.max(1, Math.ceil(policy.quota * BATCH_SHARE))
  const key = { organizationId: subject.organizationId, policy: policy.name, subject: subject.id }
  const { startedAt, given: total } = await withTransaction(key, (tx) =>
    takeRequests(tx, key, { count, at, windowSeconds: policy.windowSeconds }),
  )
  // Another process may have started the next window in the meantime.
  if (startedAt.getTime() > window.startedAt) window.held = 0
  const granted = Math.min(count, Math.max(0, policy.quota - (total - count)))
  window.startedAt = startedAt.getTime()
  window.granted += granted
  window.held += granted
  window.elsewhere = Math.max(0, Math.min(total, policy.quota) - window.held)
}

const currentWindow = (policy: RatePolicy, subject: RateSubject, time: number): Window => {
  const key = `${policy.name}:${subject.id}`
  const existing = windows.get(key)
  // A window that starts after `time` is valid: another process, whose clock is ahead of ours, started it.
  if (existing && time < existing.startedAt + policy.windowSeconds * 1000) return existing
  const granted = subject.organizationId === '' ? policy.quota : 0
  const fresh: Window = { startedAt: time, used: 0, granted, held: granted, elsewhere: 0 }
  windows.delete(key)
  windows.set(key, fresh)
  if (windows.size > MAX_SUBJECTS) evictOldest()
  return fresh
}

const evictOldest = () => {
  const oldest = windows.keys().next().value
  if (oldest !== undefined) windows.delete(oldest)
}
