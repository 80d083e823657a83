import { expect, test } from 'vitest'
import {
  circuitStateOf,
  OUTAGES_TO_OPEN,
  openMsAfter,
  pauseMsAfter,
} from '#lib/domain/institutions/circuit.ts'

test('a circuit opens after five outages in a row, each time for longer, at most ten minutes', () => {
  expect(openMsAfter(OUTAGES_TO_OPEN - 1)).toBe(0)
  expect([5, 6, 7].map(openMsAfter)).toEqual([30_000, 60_000, 120_000])
  expect(openMsAfter(60)).toBe(600_000)
})

test('the pause before the next attempt doubles up to two minutes', () => {
  expect([1, 2, 3].map(pauseMsAfter)).toEqual([2_000, 4_000, 8_000])
  expect(pauseMsAfter(60)).toBe(120_000)
})

test('a circuit whose time has passed lets one call test the institution', () => {
  const now = new Date('2026-11-24T14:00:00Z')
  const at = (ms: number) => ({ openUntil: new Date(now.getTime() + ms) })
  expect(circuitStateOf({ openUntil: null }, now)).toBe('closed')
  expect(circuitStateOf(at(1), now)).toBe('open')
  expect(circuitStateOf(at(0), now)).toBe('half_open')
})
