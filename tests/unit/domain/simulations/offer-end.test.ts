import { expect, test } from 'vitest'
import { offerEnd } from '#lib/domain/simulations/offer-end.ts'

const end = (now: string, settings: { offerDays?: number } = {}) =>
  offerEnd(new Date(now), settings).toISOString()

// Autorregulação do Crédito Consignado, art. 4 VI: an offer lasts at least 2 days.
test('honours an offer on its day and the next one, whatever the hour', () => {
  expect(end('2026-11-21T12:00:00-03:00')).toBe('2026-11-23T02:59:59.999Z')
  expect(end('2026-11-21T23:50:00-03:00')).toBe('2026-11-23T02:59:59.999Z')
})

test("follows the institution's days, but leaves 24 hours in any case", () => {
  expect(end('2026-11-21T12:00:00-03:00', { offerDays: 5 })).toBe('2026-11-26T02:59:59.999Z')
  expect(end('2026-11-21T23:50:00-03:00', { offerDays: 1 })).toBe('2026-11-23T02:50:00.000Z')
})
