import { expect, test } from 'vitest'
import { timeSlices } from '#lib/config/time-slices'

/** Keeps the process busy for some milliseconds. */
const work = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('others get their turn once a slice is used up, and not before', async () => {
  let turns = 0
  const others = () =>
    setImmediate(() => {
      turns += 1
    })
  const breathe = timeSlices(20)
  others()
  await breathe()
  expect(turns).toBe(0)
  work(25)
  await breathe()
  expect(turns).toBe(1)
})
