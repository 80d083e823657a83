import { expect, test } from 'vitest'
import { markOutliers } from '#lib/domain/personal-data/reveal-outliers.ts'

const far = (...counts: number[]) =>
  markOutliers(counts.map((count) => ({ count }))).flatMap((one) => (one.isFarAbove ? one.count : []))

test('marks more than three times the median and more than 20', () => {
  expect(far(31, 10, 10)).toEqual([31])
  expect(far(30, 10, 10)).toEqual([])
  expect(far(20, 1, 1)).toEqual([])
  expect(far(21, 1, 1)).toEqual([21])
  expect(far(100, 90, 80, 70)).toEqual([])
  expect(far(50)).toEqual([])
  expect(far()).toEqual([])
})
