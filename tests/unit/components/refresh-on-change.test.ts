import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshOnChange } from '#components/live/refresh-on-change.ts'

const ONE = '01981f6a-9c1e-7a63-8b54-000000000001'
const OTHER = '01981f6a-9c1e-7a63-8b54-000000000002'
const changeOf = (resourceId: string) => ({ kind: 'proposal', type: 'proposal.status.update', resourceId })

let client: QueryClient
let refresh: ReturnType<typeof refreshOnChange>

const shown = (queryKey: readonly unknown[]) => {
  const read = vi.fn(async () => ({}))
  client.setQueryData(queryKey, {})
  new QueryObserver(client, { queryKey, queryFn: read, staleTime: Number.POSITIVE_INFINITY }).subscribe(
    () => {},
  )
  return read
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

test('a change reads what it makes old, and nothing about another proposal', async () => {
  const [list, own, foreign] = [
    shown(['proposals', 'list']),
    shown(['proposals', ONE]),
    shown(['proposals', OTHER]),
  ]
  refresh.after(changeOf(ONE))
  await vi.advanceTimersByTimeAsync(0)
  expect([list, own, foreign].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
})

test('many changes of the same moment read a list twice at most: at once and when the moment is over', async () => {
  const list = shown(['proposals', 'list'])
  for (let count = 0; count < 50; count += 1) {
    refresh.after(changeOf(count % 2 === 0 ? ONE : OTHER))
    await vi.advanceTimersByTimeAsync(10)
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(list).toHaveBeenCalledTimes(2)
})

test('a hidden tab reads nothing until it is looked at, and knows then what is old', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  const list = shown(['proposals', 'list'])
  refresh.after(changeOf(ONE))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(list).not.toHaveBeenCalled()
  expect(client.getQueryState(['proposals', 'list'])?.isInvalidated).toBe(true)
})

test('a read that begins just after a change is made once more, as it may have missed it', async () => {
  refresh.after(changeOf(ONE))
  await vi.advanceTimersByTimeAsync(2_000)
  const list = shown(['proposals', 'list'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(list).toHaveBeenCalledTimes(1)
})

test('nothing is read any more once the screen has let go of the changes', async () => {
  const list = shown(['proposals', 'list'])
  refresh.after(changeOf(ONE))
  refresh.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(list).not.toHaveBeenCalled()
})
