import { describe, expect, test } from 'vitest'
import { byUrgency, urgencyOf } from '#lib/domain/home/by-urgency.ts'
import type { HomeLine } from '#lib/domain/home/home-line.ts'
import { normalTimeMs, stuckBefore } from '#lib/domain/home/normal-time.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const HOUR_MS = 3_600_000
const hoursOn = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

const line = (kind: HomeLine['kind'], changes: Partial<HomeLine> = {}): HomeLine => ({
  kind,
  product: 'fgts',
  targetIds: [],
  documentNumber: '',
  clientName: null,
  institutionCodes: [],
  status: null,
  detail: null,
  amountCents: null,
  since: hoursOn(-1),
  until: null,
  ...changes,
})

describe('the order of a queue', () => {
  test('begins with what ends within three hours, whatever kind it is', () => {
    const ending = line('consent', { until: hoursOn(3) })
    expect(urgencyOf(ending, NOW)).toBe(0)
    expect(byUrgency([line('pending'), ending], NOW)[0]).toBe(ending)
  })

  test('puts what only the person can move before what others must do', () => {
    const kinds = ['stuck', 'signature', 'pending', 'consent', 'answered'] as const
    const ordered = byUrgency(
      kinds.map((kind) => line(kind)),
      NOW,
    )
    expect(
      ordered
        .slice(0, 2)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['answered', 'pending'])
  })

  test('puts the longest waiting first, except a balance that just arrived', () => {
    const [old, young] = [{ since: hoursOn(-5) }, { since: hoursOn(-1) }]
    expect(byUrgency([line('pending', young), line('pending', old)], NOW)[0]).toMatchObject(old)
    expect(byUrgency([line('answered', old), line('answered', young)], NOW)[0]).toMatchObject(young)
  })

  test('puts the soonest end first', () => {
    const [soon, far] = [{ until: hoursOn(30) }, { until: hoursOn(60) }]
    expect(byUrgency([line('signature', far), line('signature', soon)], NOW)[0]).toMatchObject(soon)
  })
})

describe('the normal duration', () => {
  test('is the organization’s own p90 after twenty stays, never less than five minutes', () => {
    const observationsOf = (stays: number, p90Ms: number) => [{ status: 'analysis', stays, p90Ms }]
    expect(normalTimeMs('analysis', observationsOf(20, HOUR_MS))).toBe(HOUR_MS)
    expect(normalTimeMs('analysis', observationsOf(20, 900))).toBe(5 * 60_000)
    expect(normalTimeMs('analysis', observationsOf(19, HOUR_MS))).toBe(4 * HOUR_MS)
    expect(normalTimeMs('analysis', [])).toBe(4 * HOUR_MS)
  })

  test('gives each status the instant before which it is stuck', () => {
    const limits = stuckBefore([], NOW)
    expect(limits.find(({ status }) => status === 'processing')?.before).toEqual(hoursOn(-24))
  })
})
