import { expect, test } from 'vitest'
import { markOutliers } from '#lib/domain/personal-data/reveal-outliers.ts'

const marked = (...counts: number[]) => markOutliers(counts.map((count) => ({ count })))
const far = (...counts: number[]) => marked(...counts).flatMap((one) => (one.isFarAbove ? one.count : []))
const times = (...counts: number[]) => marked(...counts).flatMap((one) => one.times ?? [])

test('marks more than three times the median of the others and more than 20', () => {
  expect(far(31, 10, 10)).toEqual([31])
  expect(far(30, 10, 10)).toEqual([])
  expect(far(20, 1, 1)).toEqual([])
  expect(far(21, 1, 1)).toEqual([21])
  expect(far(100, 90, 80, 70)).toEqual([])
  expect(far(50)).toEqual([])
  expect(far()).toEqual([])
})

test('marks one of two people, whom a median of both would hide', () => {
  expect(far(2, 25)).toEqual([25])
  expect(far(25, 10)).toEqual([])
})

test('states how many times the median of the others somebody has, from 21 on and not for a single person', () => {
  expect(times(0, 21, 0)).toEqual([21])
  expect(times(20, 0, 0)).toEqual([])
  expect(times(59, 20, 10)).toEqual([3])
  expect(times(60, 40, 30, 10)).toEqual([2, 1, 0])
  expect(times(50)).toEqual([])
})
