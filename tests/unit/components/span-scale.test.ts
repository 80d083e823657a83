import { expect, test } from 'vitest'
import { spanPosition, spanTicks } from '#components/charts/span-scale.ts'

test('ranges from a second to the first step not shorter than the longest span', () => {
  expect(spanTicks(4)).toEqual([1, 10])
  expect(spanTicks(10 * 86_400).at(-1)).toBe(30 * 86_400)
})

test('gives seven durations from milliseconds to days seven positions, in order', () => {
  const stays = [0.03, 4, 45, 720, 12_000, 90_000, 500_000]
  const ticks = spanTicks(500_000)
  const positions = stays.map((seconds) => spanPosition(seconds, ticks))
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
  for (const [index, position] of positions.entries())
    if (index > 0) expect(position - (positions[index - 1] ?? 0)).toBeGreaterThan(0.05)
  expect([spanPosition(0, ticks), spanPosition(9e9, ticks)]).toEqual([0, 1])
})
