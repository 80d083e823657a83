import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlyInputQueue } from '#components/shell/early-input/early-input-queue.ts'

const dataset: Record<string, string> = {}
const hydrated = new Set<object>()
const element = (isConnected = true) => ({ isConnected }) as Element
const listen = () => earlyInputQueue((one) => hydrated.has(one))

beforeEach(() => {
  vi.useFakeTimers()
  hydrated.clear()
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('replays early input in order once its element is hydrated', () => {
  const [one, other] = [element(), element()]
  const calls: string[] = []
  const { enqueue } = listen()
  enqueue({ element: one, act: () => calls.push('one') })
  enqueue({ element: other, act: () => calls.push('other') })
  vi.advanceTimersByTime(200)
  expect([calls, dataset.hydrating]).toEqual([[], ''])
  hydrated.add(one).add(other)
  vi.advanceTimersByTime(50)
  expect(calls).toEqual(['one', 'other'])
  expect(dataset.hydrating).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('replays only the last of several inputs on one element, and drops input delivered by other means', () => {
  const [one, other] = [element(), element()]
  const calls: string[] = []
  const { enqueue, drop } = listen()
  enqueue({ element: one, act: () => calls.push('first') })
  enqueue({ element: one, act: () => calls.push('last') })
  enqueue({ element: other, act: () => calls.push('other') })
  drop(other)
  hydrated.add(one).add(other)
  vi.advanceTimersByTime(50)
  expect(calls).toEqual(['last'])
})

test('replays input on an element before new input on it, and leaves other elements alone', () => {
  const [one, other] = [element(), element()]
  const calls: string[] = []
  const { enqueue, catchUp } = listen()
  enqueue({ element: one, act: () => calls.push('one') })
  enqueue({ element: other, act: () => calls.push('other') })
  hydrated.add(one).add(other)
  catchUp(other)
  expect(calls).toEqual(['other'])
  vi.advanceTimersByTime(50)
  expect(calls).toEqual(['other', 'one'])
})

test('replays input on a replaced element once, on its successor after hydration', () => {
  const [old, successor] = [{ isConnected: true }, element()]
  const calls: string[] = []
  let isThere = false
  const { enqueue } = listen()
  enqueue({
    element: old as Element,
    act: () => calls.push('old'),
    onSuccessor: () => (isThere ? { element: successor, act: () => calls.push('successor') } : null),
  })
  hydrated.add(old)
  old.isConnected = false
  vi.advanceTimersByTime(1_000)
  isThere = true
  vi.advanceTimersByTime(1_000)
  expect(calls).toEqual([])
  hydrated.add(successor)
  vi.advanceTimersByTime(1_000)
  expect(calls).toEqual(['successor'])
  expect(vi.getTimerCount()).toBe(0)
})

test('gives up on an element without a successor after ten seconds, and drops input that its successor received', () => {
  const act = vi.fn()
  const { enqueue, drop } = listen()
  enqueue({ element: element(false), act, onSuccessor: () => null })
  vi.advanceTimersByTime(11_000)
  expect(vi.getTimerCount()).toBe(0)
  const successor = element()
  enqueue({ element: element(false), act, onSuccessor: () => ({ element: successor, act }) })
  drop(successor)
  hydrated.add(successor)
  vi.advanceTimersByTime(1_000)
  expect(act).not.toHaveBeenCalled()
})

test('gives up on a removed element at once, and on an unhydrated one after a minute', () => {
  const act = vi.fn()
  const { enqueue } = listen()
  enqueue({ element: element(false), act })
  enqueue({ element: element(), act })
  vi.advanceTimersByTime(61_000)
  expect(act).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
