import { describe, expect, test } from 'vitest'
import { fittingLabels, roundTicks } from '#components/charts/axis-scale.ts'
import { type MarkSeries, marksScale, moveAfterKey, pressedMove } from '#components/charts/marks-scale.ts'

const SERIES: MarkSeries[] = [
  {
    id: 'a',
    name: 'A',
    marks: [
      { x: 6, value: 0 },
      { x: 12, value: 2000_00 },
      { x: 48, value: 0 },
    ],
  },
  { id: 'b', name: 'B', marks: [{ x: 12, value: 0 }] },
]
const BOX = { width: 360, height: 200, left: 50, right: 10, top: 10, bottom: 30 }

describe('the value axis of a chart', () => {
  test('steps in round values from zero to above the maximum, in at most four steps', () => {
    expect(roundTicks(4000_00)).toEqual([0, 1000_00, 2000_00, 3000_00, 4000_00])
    for (const most of [1, 37, 999, 12_345, 730_001, 99_999_999]) {
      const ticks = roundTicks(most)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(ticks.length).toBeLessThanOrEqual(5)
    }
    expect(roundTicks(0)).toEqual([0])
  })

  test('has no halves for whole numbers, and still exceeds the maximum', () => {
    expect(roundTicks(1, { whole: true })).toEqual([0, 1])
    expect(roundTicks(2, { whole: true })).toEqual([0, 1, 2])
    for (const most of [1, 2, 3, 5, 7, 9, 10, 37, 999]) {
      const ticks = roundTicks(most, { whole: true })
      expect(ticks.filter((tick) => !Number.isInteger(tick))).toEqual([])
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(ticks.length).toBeLessThanOrEqual(5)
    }
  })

  test('drops labels that do not fit, never the last', () => {
    expect(fittingLabels([6, 12, 18, 24], (x) => x, 10)).toEqual([12, 24])
  })
})

describe('a chart of marks', () => {
  const scale = marksScale(SERIES, BOX)

  test('gives every x a column of equal width, and the marks of a column separate positions', () => {
    expect(scale.xs).toEqual([6, 12, 48])
    expect(scale.xs.map(scale.middle)).toEqual([100, 200, 300])
    expect(scale.left('b', 12) - scale.left('a', 12)).toBeGreaterThanOrEqual(12)
    expect([scale.top(0), scale.top(2000_00)]).toEqual([170, 10])
  })

  test('chooses the pressed mark in any column, and otherwise the nearest column', () => {
    const press = (left: number, top: number) => pressedMove(SERIES, scale, { left, top })
    expect(press(scale.left('b', 12), scale.top(0))).toEqual({ seriesId: 'b', x: 12 })
    expect(press(scale.left('a', 48) + 3, scale.top(0) - 3)).toEqual({ seriesId: 'a', x: 48 })
    for (const x of [6, 48]) expect(press(scale.middle(x) + 40, 60)).toEqual({ seriesId: null, x })
    for (const [left, x] of [
      [0, 6],
      [BOX.width, 48],
    ] as const)
      expect(press(left, BOX.height)).toEqual({ seriesId: null, x })
    expect(pressedMove([], marksScale([], BOX), { left: 0, top: 0 })).toBeNull()
  })

  test('moves with the arrow keys between columns and between the marks of a column, and stops at the ends', () => {
    const from = { seriesId: 'a', x: 12 }
    const moved = (key: string, position = from) => moveAfterKey(SERIES, position, key)
    expect(moved('ArrowRight')).toEqual({ seriesId: null, x: 48 })
    expect(moved('ArrowRight', { seriesId: 'b', x: 12 })).toEqual({ seriesId: null, x: 48 })
    expect(moved('ArrowRight', { seriesId: 'a', x: 48 })).toEqual({ seriesId: null, x: 48 })
    expect(moved('ArrowLeft')).toEqual({ seriesId: null, x: 6 })
    expect([moved('Home'), moved('End')]).toEqual([
      { seriesId: null, x: 6 },
      { seriesId: null, x: 48 },
    ])
    expect(moved('ArrowDown')).toEqual({ seriesId: 'b', x: 12 })
    expect(moved('ArrowUp')).toEqual(from)
    expect(moved('ArrowDown', { seriesId: 'a', x: 6 })).toEqual({ seriesId: 'a', x: 6 })
    expect(moved('Tab')).toBeNull()
  })
})
