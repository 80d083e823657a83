import { describe, expect, test } from 'vitest'
import {
  figuresOfTallies,
  mergeCallHours,
  type NotedCall,
  sumCallHours,
  tallyCalls,
} from '#lib/domain/institutions/call-hours.ts'

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 2, 10, hour, minute))
const call = (change: Partial<NotedCall>): NotedCall => ({
  ...{
    institutionCode: 'aurora',
    operation: 'submit_proposal',
    at: at(0),
    durationMs: 100,
    ok: true,
    code: null,
  },
  ...change,
})
const figuresOf = (calls: readonly NotedCall[]) =>
  figuresOfTallies(Object.values(sumCallHours(tallyCalls(calls, 1)).operations))

describe('percentiles of counted durations', () => {
  test.each([[[0, 1, 2, 3, 5, 8]], [[20, 30, 40, 41]], [[120, 450, 451, 900, 3_000, 14_999, 60_000]]])(
    'differ by at most 1.1 % and half a millisecond from those of %j',
    (durations) => {
      const { p50Ms, p95Ms } = figuresOf(durations.map((durationMs) => call({ durationMs })))
      for (const [found, part] of [
        [p50Ms, 0.5],
        [p95Ms, 0.95],
      ] as const) {
        const place = part * (durations.length - 1)
        const [low = 0, high = 0] = [durations[Math.floor(place)], durations[Math.ceil(place)]]
        const exact = low + (place - Math.floor(place)) * (high - low)
        expect(Math.abs(Number(found) - exact)).toBeLessThanOrEqual(0.011 * exact + 0.5)
      }
    },
  )

  test('are null without calls', () => {
    expect(figuresOf([])).toEqual({ calls: 0, failed: 0, p50Ms: null, p95Ms: null })
  })
})

describe('calls of hours', () => {
  const calls = [
    call({ at: at(5, 59), ok: false, code: 'provider_timeout' }),
    call({ at: at(6), code: 'no_balance' }),
    call({ at: at(8, 30), code: 'no_balance' }),
    call({ at: at(11, 59), institutionCode: 'ipe', operation: 'report' }),
    call({ at: at(11, 59), operation: 'read_state', durationMs: 0 }),
  ]

  test('are the same whether they are summed at once or hour by hour', () => {
    expect(mergeCallHours(tallyCalls(calls, 1), 6)).toEqual(tallyCalls(calls, 6))
  })

  test('count failures, refusals and reports apart, per institution and span', () => {
    const spans = tallyCalls(calls, 6).map(({ operations, ...span }) => [
      span,
      Object.entries(operations).map(([name, { calls: all, failed }]) => [name, all, failed]),
    ])
    const aurora = { institutionCode: 'aurora', hours: 6, reports: 0 }
    expect(spans).toEqual([
      [{ ...aurora, startsAt: at(0), refusals: {} }, [['submit_proposal', 1, 1]]],
      [
        { ...aurora, startsAt: at(6), refusals: { no_balance: { calls: 2, lastAt: at(8, 30).getTime() } } },
        [
          ['submit_proposal', 2, 0],
          ['read_state', 1, 0],
        ],
      ],
      [{ institutionCode: 'ipe', hours: 6, startsAt: at(6), refusals: {}, reports: 1 }, []],
    ])
  })
})
