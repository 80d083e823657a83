import { describe, expect, test } from 'vitest'
import { healthOf, type RecentCall } from '#lib/domain/institutions/institution-health.ts'

/** Newest first: `.` succeeded, `x` failed, `s` succeeded after 5 s. */
const calls = (text: string): RecentCall[] =>
  [...text].map((sign) => ({ ok: sign !== 'x', durationMs: sign === 's' ? 5_000 : 100 }))

describe('the state of an institution', () => {
  test.each([
    ['', 'quiet'],
    ['.', 'working'],
    ['x', 'degraded'],
    ['xx', 'degraded'],
    ['xxx', 'down'],
    ['xxx.................', 'down'],
    ['.xxx................', 'degraded'],
    ['.x.xx', 'down'],
    ['.x.x.', 'degraded'],
    ['x...................', 'working'],
    ['xx..................', 'degraded'],
    ['s...................', 'working'],
    ['ss..................', 'degraded'],
  ] as const)('after the calls "%s" is %s', (text, state) => {
    expect(healthOf(calls(text), true)).toBe(state)
  })

  test('counts only the newest fifty calls, and is off for an inactive institution', () => {
    expect(healthOf(calls(`${'.'.repeat(50)}${'x'.repeat(50)}`), true)).toBe('working')
    expect(healthOf(calls('...'), false)).toBe('off')
  })
})
