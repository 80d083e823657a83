import { afterEach, expect, test } from 'vitest'
import { listNavigation } from '#components/tracking/list-navigation.ts'

afterEach(() => listNavigation.setAhead(null))

test('returns the proposal on the screen until a step leads elsewhere', () => {
  expect(listNavigation.requestedId('a')).toBe('a')
  listNavigation.setAhead('b')
  expect(listNavigation.requestedId('a')).toBe('b')
  listNavigation.setAhead(null)
  expect(listNavigation.requestedId('a')).toBe('a')
})

test('returns no proposal while a step is pending, even if it fails', async () => {
  let arrive = (): void => undefined
  const reading = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const step = listNavigation.during(() => reading)
  const failing = listNavigation.during(() => Promise.reject(new Error('out of reach')))
  expect(listNavigation.requestedId('a')).toBe('')
  await expect(failing).rejects.toThrow('out of reach')
  expect(listNavigation.requestedId('a')).toBe('')
  arrive()
  await step
  expect(listNavigation.requestedId('a')).toBe('a')
})
