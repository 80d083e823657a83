import { expect, test } from 'vitest'
import { placeAfter } from '#components/fields/place-after.ts'

test('arrow keys go through the options and round at both ends', () => {
  expect(placeAfter('ArrowDown', 0, 3)).toBe(1)
  expect(placeAfter('ArrowDown', 2, 3)).toBe(0)
  expect(placeAfter('ArrowUp', 0, 3)).toBe(2)
  expect(placeAfter('ArrowUp', 2, 3)).toBe(1)
})

test('other keys are left to the input, and nothing is marked where nothing is listed', () => {
  for (const key of ['a', 'Enter', 'Escape', 'ArrowLeft']) expect(placeAfter(key, 1, 3)).toBeUndefined()
  expect(placeAfter('ArrowDown', 0, 0)).toBeUndefined()
})
