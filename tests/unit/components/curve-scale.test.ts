import { describe, expect, test } from 'vitest'
import {
  type CurveLine,
  curveScale,
  fittingLabels,
  positionAfterKey,
  pressedPosition,
  roundTicks,
  targetsAt,
} from '#components/charts/curve-scale.ts'

const LINES: CurveLine[] = [
  {
    id: 'a',
    name: 'A',
    points: [
      { x: 6, value: 1000_00 },
      { x: 12, value: 2000_00 },
      { x: 24, value: 4000_00 },
    ],
  },
  { id: 'b', name: 'B', points: [{ x: 12, value: 1500_00 }] },
]
const BOX = { width: 300, height: 200, left: 50, right: 10, top: 10, bottom: 30 }

describe('the scale of a curve chart', () => {
  test('steps in round values from zero to above the most, in at most four steps', () => {
    expect(roundTicks(4000_00)).toEqual([0, 1000_00, 2000_00, 3000_00, 4000_00])
    for (const most of [1, 37, 999, 12_345, 730_001, 99_999_999]) {
      const ticks = roundTicks(most)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(ticks.length).toBeLessThanOrEqual(5)
    }
    expect(roundTicks(0)).toEqual([0])
  })

  test('has no halves for whole numbers, and still exceeds the most', () => {
    expect(roundTicks(1, { whole: true })).toEqual([0, 1])
    expect(roundTicks(2, { whole: true })).toEqual([0, 1, 2])
    for (const most of [1, 2, 3, 5, 7, 9, 10, 37, 999]) {
      const ticks = roundTicks(most, { whole: true })
      expect(ticks.filter((tick) => !Number.isInteger(tick))).toEqual([])
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(ticks.length).toBeLessThanOrEqual(5)
    }
  })

  test('puts the first and last count at the edges, zero on the floor and the highest step at the top', () => {
    const scale = curveScale(LINES, BOX)
    expect([scale.left(6), scale.left(24)]).toEqual([50, 290])
    expect([scale.top(0), scale.top(4000_00)]).toEqual([170, 10])
    expect(scale.xs).toEqual([6, 12, 24])
  })

  test('drops labels that do not fit, never the last', () => {
    expect(fittingLabels([6, 12, 18, 24], (x) => x, 10)).toEqual([12, 24])
  })

  test('keeps the line for presses anywhere but on the points of the chosen position', () => {
    const scale = curveScale(LINES, BOX)
    const press = (left: number, top: number) =>
      pressedPosition({ lines: LINES, selected: { lineId: 'a', x: 6 } }, scale, { left, top })
    // A press on the other line's point, or on the axis below all points, does not change the line.
    expect(press(scale.left(12), scale.top(1500_00))).toEqual({ lineId: 'a', x: 12 })
    for (const x of [6, 12, 24]) expect(press(scale.left(x) + 3, BOX.height)).toEqual({ lineId: 'a', x })
    expect(
      pressedPosition({ lines: [], selected: { lineId: 'a', x: 6 } }, scale, { left: 0, top: 0 }),
    ).toBeNull()
  })

  test('changes the line on its own point at the chosen position, each of which reaches halfway to the next', () => {
    const scale = curveScale(LINES, BOX)
    const selected = { lineId: 'a', x: 12 }
    const [own, other] = targetsAt(LINES, scale, 12)
    const gap = Math.abs((own?.top ?? 0) - (other?.top ?? 0))
    expect([own?.reach, other?.reach]).toEqual([gap / 2, gap / 2])
    const at = (top: number) =>
      pressedPosition({ lines: LINES, selected }, scale, { left: scale.left(12), top })
    expect(at((other?.top ?? 0) + gap / 2 - 1)).toEqual({ lineId: 'b', x: 12 })
    expect(at((other?.top ?? 0) + gap / 2 + 1)).toEqual(selected)
    expect(targetsAt(LINES, scale, 24)[0]?.reach).toBe(22)
  })

  test('moves with the arrow keys along a line and between lines, and stops at the ends', () => {
    const from = { lineId: 'a', x: 12 }
    expect(positionAfterKey(LINES, from, 'ArrowRight')).toEqual({ lineId: 'a', x: 24 })
    expect(positionAfterKey(LINES, from, 'ArrowLeft')).toEqual({ lineId: 'a', x: 6 })
    expect(positionAfterKey(LINES, { lineId: 'a', x: 24 }, 'ArrowRight')).toEqual({ lineId: 'a', x: 24 })
    expect(positionAfterKey(LINES, from, 'End')).toEqual({ lineId: 'a', x: 24 })
    expect(positionAfterKey(LINES, from, 'Home')).toEqual({ lineId: 'a', x: 6 })
    expect(positionAfterKey(LINES, from, 'ArrowDown')).toEqual({ lineId: 'b', x: 12 })
    expect(positionAfterKey(LINES, from, 'ArrowUp')).toEqual(from)
    expect(positionAfterKey(LINES, { lineId: 'a', x: 6 }, 'ArrowDown')).toEqual({ lineId: 'a', x: 6 })
    expect(positionAfterKey(LINES, from, 'Tab')).toBeNull()
  })
})
