import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectDeadline } from '#db/pool.ts'
import { asOneRequest, countWait, outsideRequests } from '#db/request-waits.ts'
import { TEST_ENVIRONMENT } from '#tests/support/servers/test-environment.ts'

const LIMIT_MS = 2_500

beforeEach(() => {
  Object.assign(process.env, TEST_ENVIRONMENT, {
    DATABASE_WAIT_MS: String(LIMIT_MS),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const waitFor = (ms: number) => countWait(new Promise((resolve) => setTimeout(resolve, ms)))
const leftMs = () => connectDeadline() - performance.now()

const inRequest = async <T>(work: () => Promise<T>): Promise<T> => {
  const result = asOneRequest(work)
  await vi.runAllTimersAsync()
  return result
}

test('all waits of a request for connections share the limit of one', async () => {
  const left = await inRequest(async () => {
    await waitFor(1_000)
    await waitFor(800)
    return leftMs()
  })
  expect(left).toBe(LIMIT_MS - 1_800)
})

test('waits at the same time count once', async () => {
  const left = await inRequest(async () => {
    await Promise.all([waitFor(1_000), waitFor(800), waitFor(500)])
    return leftMs()
  })
  expect(left).toBe(LIMIT_MS - 1_000)
})

test('a request that has waited for the whole limit tries once more, shortly', async () => {
  const left = await inRequest(async () => {
    await waitFor(LIMIT_MS + 500)
    return leftMs()
  })
  expect(left).toBe(100)
})

test('a wait that begins during another has only the time that is left', async () => {
  const left = await inRequest(async () => {
    const first = waitFor(2_000)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const during = leftMs()
    await first
    return during
  })
  expect(left).toBe(LIMIT_MS - 1_500)
})

test('the waits of one request do not shorten those of another, or of a job', async () => {
  const afterWaitOf = (ms: number) =>
    asOneRequest(async () => {
      await waitFor(ms)
      return leftMs()
    })
  const both = Promise.all([afterWaitOf(1_000), afterWaitOf(300)])
  await vi.advanceTimersByTimeAsync(500)
  expect(leftMs()).toBe(LIMIT_MS)
  await vi.runAllTimersAsync()
  expect(await both).toEqual([LIMIT_MS - 1_000, LIMIT_MS - 300])
})

test('work outside of requests waits as long as anybody', async () => {
  const left = await inRequest(async () => {
    await waitFor(1_000)
    return outsideRequests(leftMs)
  })
  expect(left).toBe(LIMIT_MS)
})

test('what a request started, and goes on after it, waits as long as anybody', async () => {
  const left = await inRequest(async () => {
    await waitFor(1_000)
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    return leftMs()
  })
  expect(left).toBe(LIMIT_MS)
})
