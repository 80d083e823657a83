import { afterEach, expect, test } from 'vitest'
import { listWalkState } from '#components/tracking/list-walk-state.ts'

afterEach(() => listWalkState.lead(null))

test('names the proposal on the screen until a step leads elsewhere', () => {
  expect(listWalkState.askedFor('a')).toBe('a')
  listWalkState.lead('b')
  expect(listWalkState.askedFor('a')).toBe('b')
  listWalkState.lead(null)
  expect(listWalkState.askedFor('a')).toBe('a')
})

test('names no proposal while a step is being read, even if reading fails', async () => {
  let arrive = (): void => undefined
  const reading = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const step = listWalkState.during(() => reading)
  const failing = listWalkState.during(() => Promise.reject(new Error('out of reach')))
  expect(listWalkState.askedFor('a')).toBe('')
  await expect(failing).rejects.toThrow('out of reach')
  expect(listWalkState.askedFor('a')).toBe('')
  arrive()
  await step
  expect(listWalkState.askedFor('a')).toBe('a')
})
