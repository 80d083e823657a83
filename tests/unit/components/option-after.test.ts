import { expect, test } from 'vitest'
import { optionAfter } from '#components/fields/option-after.ts'

test('moves through the options with the arrow keys and wraps around', () => {
  expect(optionAfter('ArrowDown', 0, 3)).toBe(1)
  expect(optionAfter('ArrowDown', 2, 3)).toBe(0)
  expect(optionAfter('ArrowUp', 0, 3)).toBe(2)
  expect(optionAfter('ArrowUp', 2, 3)).toBe(1)
})

test('leaves other keys to the input, and marks nothing in an empty list', () => {
  for (const key of ['a', 'Enter', 'Escape', 'ArrowLeft']) expect(optionAfter(key, 1, 3)).toBeUndefined()
  expect(optionAfter('ArrowDown', 0, 0)).toBeUndefined()
})
