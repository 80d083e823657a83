import { describe, expect, test } from 'vitest'
import { nextAttemptDelayMs, retryAfterMs } from '#lib/domain/webhooks/attempt-schedule.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const delay = (attemptsMade: number, jitter = 0.5, retryAfter: number | null = null) =>
  nextAttemptDelayMs({ attemptsMade, jitter, retryAfterMs: retryAfter })

describe('the schedule of attempts', () => {
  test('waits 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h between its attempts', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) => delay(attempts))).toEqual([
      5 * SECOND,
      5 * MINUTE,
      30 * MINUTE,
      2 * HOUR,
      5 * HOUR,
      10 * HOUR,
      14 * HOUR,
      20 * HOUR,
      24 * HOUR,
    ])
  })

  test('ends after the tenth attempt', () => {
    expect(delay(10)).toBeNull()
  })

  test('spreads each wait by at most ten percent to either side', () => {
    expect(delay(2, 0)).toBe(4.5 * MINUTE)
    expect(delay(2, 1)).toBe(5.5 * MINUTE)
  })

  test('never comes earlier than the receiver demanded, nor later than a day because of it', () => {
    expect(delay(1, 0.5, 90 * SECOND)).toBe(90 * SECOND)
    expect(delay(3, 0.5, 90 * SECOND)).toBe(30 * MINUTE)
    expect(delay(1, 0.5, 900 * HOUR)).toBe(24 * HOUR)
  })
})

describe('Retry-After', () => {
  const at = new Date('2026-11-21T12:00:00.000Z')

  test('is read as seconds or as an HTTP date', () => {
    expect(retryAfterMs('120', at)).toBe(120 * SECOND)
    expect(retryAfterMs('Sat, 21 Nov 2026 12:05:00 GMT', at)).toBe(5 * MINUTE)
  })

  test('is ignored when absent or unreadable, and no wait when it is past', () => {
    expect(retryAfterMs(undefined, at)).toBeNull()
    expect(retryAfterMs('soon', at)).toBeNull()
    expect(retryAfterMs('Sat, 21 Nov 2026 11:00:00 GMT', at)).toBe(0)
  })
})
