import { afterAll, beforeAll, expect, test } from 'vitest'
import { afterMs, now } from '#lib/config/clock.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const CALLERS = 10

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
})
afterAll(() => harness.stop())

/** Occupies connections until released; requests beyond the pool's size are queued. */
const occupy = async (connections: number) => {
  const { withLookup } = await import('#db/transaction.ts')
  const released = Promise.withResolvers<void>()
  const held = Array.from({ length: connections }, () => withLookup({}, () => released.promise))
  return async () => {
    released.resolve()
    await Promise.all(held)
  }
}

test('shares one query of health among callers, and under load reuses an answer of the last second', async () => {
  const { getHealth } = await import('#lib/services/reference/get-health.ts')
  const { isDatabaseBusy, poolFigures } = await import('#db/pool.ts')
  const { size } = poolFigures()
  const at = now()

  const release = await occupy(size)
  await eventually('the pool to be in use', () => poolFigures().inUse === size)
  const answers = Array.from({ length: CALLERS }, () => getHealth({ now: at }))
  await eventually('health to queue', () => poolFigures().waiting > 0)
  expect(poolFigures().waiting).toBeLessThan(CALLERS)
  await release()
  expect(new Set((await Promise.all(answers)).map(({ worker }) => worker))).toEqual(new Set(['absent']))

  const releaseQueue = await occupy(4 * size)
  await eventually('requests to queue', () => isDatabaseBusy())
  expect(await getHealth({ now: afterMs(at, 900) })).toMatchObject({ database: 'ok', worker: 'absent' })
  let isLateAnswered = false
  const late = getHealth({ now: afterMs(at, 1_100) }).then(() => {
    isLateAnswered = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(isLateAnswered).toBe(false)
  await releaseQueue()
  await late
})
