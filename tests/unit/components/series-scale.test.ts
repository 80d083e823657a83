import { expect, test } from 'vitest'
import { categoryAfter, categoryUnder, seriesScale } from '#components/charts/series-scale.ts'

const BOX = { width: 120, height: 100, left: 20, right: 0, top: 0, bottom: 0 }
const LINES = [
  { id: 'a', name: 'A', values: [1, 2] },
  { id: 'b', name: 'B', values: [3, null] },
]

test('measures stacked values by their sum, and lines by themselves', () => {
  const stacked = seriesScale({ categories: 2, lines: LINES, stacked: true }, BOX)
  const apart = seriesScale({ categories: 2, lines: LINES, stacked: false }, BOX)
  expect([stacked.ticks.at(-1), apart.ticks.at(-1)]).toEqual([4, 3])
  expect([stacked.top(0), stacked.top(4)]).toEqual([100, 0])
})

test('maps a pixel to its category, and to none outside the chart', () => {
  const scale = seriesScale({ categories: 2, lines: LINES, stacked: true }, BOX)
  expect([19, 20, 69, 71, 119, 121].map((left) => categoryUnder(scale, 2, left))).toEqual([
    null,
    0,
    0,
    1,
    1,
    null,
  ])
})

test('moves with the arrow keys and stops at the ends; other keys are ignored', () => {
  expect(categoryAfter(0, 'ArrowLeft', 3)).toBe(0)
  expect(categoryAfter(1, 'ArrowRight', 3)).toBe(2)
  expect(categoryAfter(2, 'ArrowRight', 3)).toBe(2)
  expect([categoryAfter(1, 'Home', 3), categoryAfter(1, 'End', 3)]).toEqual([0, 2])
  expect(categoryAfter(1, 'Tab', 3)).toBeNull()
})
