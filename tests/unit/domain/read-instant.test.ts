import { expect, test } from 'vitest'
import { readInstant } from '#lib/domain/read-instant.ts'

const iso = (text: string) => {
  const result = readInstant(text)
  return result instanceof Date ? result.toISOString() : result
}

test('reads an instant with any notation of its offset', () => {
  for (const text of [
    '2026-11-25T01:00:00Z',
    '2026-11-25t01:00:00.000z',
    '2026-11-25T01:00:00+00:00',
    '2026-11-25T01:00:00 00:00',
    '2026-11-25T01:00:00+0000',
    '2026-11-24T22:00:00-03:00',
    '2026-11-24T22:00:00\u221203:00',
    '2026-11-25T02:00:00 01:00',
    '2026-11-25T01:00Z',
  ])
    expect(iso(text), text).toBe('2026-11-25T01:00:00.000Z')
})

test('keeps the day of a date and time without an offset', () => {
  expect(iso('2026-11-25T01:00:00')).toBe('2026-11-25')
  expect(iso('2026-11-25 23:59')).toBe('2026-11-25')
})

test('rejects everything else instead of reading its first ten characters', () => {
  for (const text of [
    '2026-11-25garbage',
    '2026-11-25T',
    '2026-11-25T25:00:00Z',
    '2026-11-25T01:00:00+00:00x',
    '2026-02-30T01:00:00Z',
    '2026-11-25T01:61:00',
    '2026-11-25',
    '25/11/2026',
  ])
    expect(readInstant(text), text).toBeNull()
})
