import { getEnv } from '#lib/config/env'
import { DomainError } from '#lib/domain/errors'

/** So many requests a window, per subject. */
export type RatePolicy = { name: string; quota: number; windowSeconds: number }

/** The policy of this installation under a name: each name counts apart. */
export const policyNamed = (name: string): RatePolicy => ({
  name,
  quota: getEnv().RATE_LIMIT_PER_MINUTE,
  windowSeconds: 60,
})

type Window = { startedAt: number; used: number }

const MAX_SUBJECTS = 50_000
const windows = new Map<string, Window>()

/**
 * Counts one request of a subject in this process and returns the headers to answer with
 * (draft-ietf-httpapi-ratelimit-headers).
 * @throws rate_limited past the quota, with the seconds to wait
 */
export const countRequest = (policy: RatePolicy, subject: string, at: Date): Record<string, string> => {
  const time = at.getTime()
  const key = `${policy.name}:${subject}`
  const window = currentWindow(key, policy, time)
  window.used += 1
  const reset = Math.max(1, Math.ceil((window.startedAt + policy.windowSeconds * 1000 - time) / 1000))
  const headers = {
    RateLimit: `"${policy.name}";r=${Math.max(0, policy.quota - window.used)};t=${reset}`,
    'RateLimit-Policy': `"${policy.name}";q=${policy.quota};w=${policy.windowSeconds}`,
  }
  if (window.used > policy.quota) {
    throw new DomainError('rate_limited', { headers: { ...headers, 'Retry-After': String(reset) } })
  }
  return headers
}

const currentWindow = (key: string, policy: RatePolicy, time: number): Window => {
  const known = windows.get(key)
  if (known && time >= known.startedAt && time < known.startedAt + policy.windowSeconds * 1000) return known
  const fresh = { startedAt: time, used: 0 }
  windows.delete(key)
  windows.set(key, fresh)
  if (windows.size > MAX_SUBJECTS) forgetOldest()
  return fresh
}

const forgetOldest = () => {
  const oldest = windows.keys().next().value
  if (oldest !== undefined) windows.delete(oldest)
}
