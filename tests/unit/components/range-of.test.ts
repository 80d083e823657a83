import { expect, test } from 'vitest'
import { rangeOf } from '#components/tables/range-of.ts'

const ALL = ['a', 'b', 'c', 'd']

test('includes both ends, whichever was chosen first', () => {
  expect(rangeOf(ALL, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(ALL, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(ALL, 'c', 'c')).toEqual(['c'])
})

test('is the row itself when the other end is no longer shown', () => {
  expect(rangeOf(ALL, 'gone', 'c')).toEqual(['c'])
  expect(rangeOf(ALL, '', 'a')).toEqual(['a'])
})
