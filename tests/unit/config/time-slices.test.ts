import { expect, test } from 'vitest'
import { timeSlices } from '#lib/config/time-slices.ts'

const work = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('yields to other tasks once a slice is used up, and not before', async () => {
  let turns = 0
  const others = () =>
    setImmediate(() => {
      turns += 1
    })
  others()
  await timeSlices(60_000)()
  expect(turns).toBe(0)
  const breathe = timeSlices(1)
  work(5)
  await breathe()
  expect(turns).toBe(1)
})
