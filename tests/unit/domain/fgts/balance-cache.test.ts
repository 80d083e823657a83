import { expect, test } from 'vitest'
import { balanceExpiresAt, simulationExpiresAt } from '#lib/domain/fgts/balance-cache'

test('a balance lives exactly 24 hours from its completion', () => {
  expect(balanceExpiresAt(new Date('2026-11-21T15:30:00.123Z')).toISOString()).toBe(
    '2026-11-22T15:30:00.123Z',
  )
})

test('a simulation lives until its balance does, at most to the end of its day in São Paulo', () => {
  const until = (balanceEnd: string, now: string) =>
    simulationExpiresAt(new Date(balanceEnd), new Date(now)).toISOString()
  expect(until('2026-11-22T15:30:00.000Z', '2026-11-21T15:31:00.000Z')).toBe('2026-11-22T02:59:59.999Z')
  expect(until('2026-11-22T01:00:00.000Z', '2026-11-21T15:31:00.000Z')).toBe('2026-11-22T01:00:00.000Z')
  expect(until('2026-11-22T15:30:00.000Z', '2026-11-22T02:00:00.000Z')).toBe('2026-11-22T02:59:59.999Z')
})
