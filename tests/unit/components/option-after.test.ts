import { expect, test } from 'vitest'
import { optionAfter } from '#components/fields/option-after.ts'

test('arrow keys go through the options and round at both ends', () => {
  expect(optionAfter('ArrowDown', 0, 3)).toBe(1)
  expect(optionAfter('ArrowDown', 2, 3)).toBe(0)
  expect(optionAfter('ArrowUp', 0, 3)).toBe(2)
  expect(optionAfter('ArrowUp', 2, 3)).toBe(1)
})

test('other keys are left to the input, and nothing is marked where nothing is listed', () => {
  for (const key of ['a', 'Enter', 'Escape', 'ArrowLeft']) expect(optionAfter(key, 1, 3)).toBeUndefined()
  expect(optionAfter('ArrowDown', 0, 0)).toBeUndefined()
})
