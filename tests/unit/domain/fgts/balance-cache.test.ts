import { expect, test } from 'vitest'
import { balanceExpiresAt } from '#lib/domain/fgts/balance-cache.ts'

test('keeps a balance exactly 24 hours from its completion', () => {
  expect(balanceExpiresAt(new Date('2026-11-21T15:30:00.123Z')).toISOString()).toBe(
    '2026-11-22T15:30:00.123Z',
  )
})
