import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshOnChange } from '#components/live/refresh-on-change.ts'

const ONE = '01981f6a-9c1e-7a63-8b54-000000000001'
const OTHER = '01981f6a-9c1e-7a63-8b54-000000000002'
const changeOf = (resourceId: string) => ({ kind: 'proposal', type: 'proposal.status.update', resourceId })

let client: QueryClient
let refresh: ReturnType<typeof refreshOnChange>

const observeQuery = (queryKey: readonly unknown[]) => {
  const queryFn = vi.fn(async () => ({}))
  client.setQueryData(queryKey, {})
  new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => {})
  return queryFn
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
  client = new QueryClient()
  refresh = refreshOnChange(client)
})
afterEach(() => {
  refresh.stop()
  client.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('refetches what a change makes stale, and nothing of another proposal', async () => {
  const [list, own, foreign] = [
    observeQuery(['proposals', 'list']),
    observeQuery(['proposals', ONE]),
    observeQuery(['proposals', OTHER]),
  ]
  refresh.after(changeOf(ONE))
  await vi.advanceTimersByTimeAsync(0)
  expect([list, own, foreign].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
})

test('refetches a list at most twice for many changes at once: immediately and at the end', async () => {
  const list = observeQuery(['proposals', 'list'])
  for (let count = 0; count < 50; count += 1) {
    refresh.after(changeOf(count % 2 === 0 ? ONE : OTHER))
    await vi.advanceTimersByTimeAsync(10)
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(list).toHaveBeenCalledTimes(2)
})

test('refetches nothing in a hidden tab until it is visible, and then what is stale', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  const list = observeQuery(['proposals', 'list'])
  refresh.after(changeOf(ONE))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(list).not.toHaveBeenCalled()
  expect(client.getQueryState(['proposals', 'list'])?.isInvalidated).toBe(true)
})

test('repeats a fetch that began just after a change, because it may have missed it', async () => {
  refresh.after(changeOf(ONE))
  await vi.advanceTimersByTimeAsync(2_000)
  const list = observeQuery(['proposals', 'list'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(list).toHaveBeenCalledTimes(1)
})

test('refetches nothing once the screen has stopped listening', async () => {
  const list = observeQuery(['proposals', 'list'])
  refresh.after(changeOf(ONE))
  refresh.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(list).not.toHaveBeenCalled()
})
