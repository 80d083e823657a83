import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepUntil } from '#components/shell/early-input/keep-until.ts'

const dataset: Record<string, string> = {}
const hydrated = new Set<object>()
const element = (isConnected = true) => ({ isConnected }) as Element
const listen = () => keepUntil((one) => hydrated.has(one))

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

test('what was done too early is done once its element is hydrated, in the order it came', () => {
  const [one, other] = [element(), element()]
  const done: string[] = []
  const { keep } = listen()
  keep({ element: one, act: () => done.push('one') })
  keep({ element: other, act: () => done.push('other') })
  vi.advanceTimersByTime(200)
  expect([done, dataset.hydrating]).toEqual([[], ''])
  hydrated.add(one).add(other)
  vi.advanceTimersByTime(50)
  expect(done).toEqual(['one', 'other'])
  expect(dataset.hydrating).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('of several on one element the last counts, and what was done by other means is dropped', () => {
  const [one, other] = [element(), element()]
  const done: string[] = []
  const { keep, forget } = listen()
  keep({ element: one, act: () => done.push('first') })
  keep({ element: one, act: () => done.push('last') })
  keep({ element: other, act: () => done.push('other') })
  forget(other)
  hydrated.add(one).add(other)
  vi.advanceTimersByTime(50)
  expect(done).toEqual(['last'])
})

test('what is kept for an element is done before what is about to be done on it, and leaves the others', () => {
  const [one, other] = [element(), element()]
  const done: string[] = []
  const { keep, catchUp } = listen()
  keep({ element: one, act: () => done.push('one') })
  keep({ element: other, act: () => done.push('other') })
  hydrated.add(one).add(other)
  catchUp(other)
  expect(done).toEqual(['other'])
  vi.advanceTimersByTime(50)
  expect(done).toEqual(['other', 'one'])
})

test('what was done on an element that is replaced is done on its successor once, when that is hydrated', () => {
  const [old, successor] = [{ isConnected: true }, element()]
  const done: string[] = []
  let isThere = false
  const { keep } = listen()
  keep({
    element: old as Element,
    act: () => done.push('old'),
    onSuccessor: () => (isThere ? { element: successor, act: () => done.push('successor') } : null),
  })
  hydrated.add(old)
  old.isConnected = false
  vi.advanceTimersByTime(1_000)
  isThere = true
  vi.advanceTimersByTime(1_000)
  expect(done).toEqual([])
  hydrated.add(successor)
  vi.advanceTimersByTime(1_000)
  expect(done).toEqual(['successor'])
  expect(vi.getTimerCount()).toBe(0)
})

test('an element without a successor is given up after ten seconds, and what is typed on one counts', () => {
  const act = vi.fn()
  const { keep, forget } = listen()
  keep({ element: element(false), act, onSuccessor: () => null })
  vi.advanceTimersByTime(11_000)
  expect(vi.getTimerCount()).toBe(0)
  const successor = element()
  keep({ element: element(false), act, onSuccessor: () => ({ element: successor, act }) })
  forget(successor)
  hydrated.add(successor)
  vi.advanceTimersByTime(1_000)
  expect(act).not.toHaveBeenCalled()
})

test('an element that is gone is given up at once, one that is never hydrated after a minute', () => {
  const act = vi.fn()
  const { keep } = listen()
  keep({ element: element(false), act })
  keep({ element: element(), act })
  vi.advanceTimersByTime(61_000)
  expect(act).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
