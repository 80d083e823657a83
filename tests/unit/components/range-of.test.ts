import { expect, test } from 'vitest'
import { rangeOf } from '#components/tables/range-of.ts'

const ALL = ['a', 'b', 'c', 'd']

test('a range contains both its ends, whichever was chosen first', () => {
  expect(rangeOf(ALL, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(ALL, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(ALL, 'c', 'c')).toEqual(['c'])
})

test('a range from a row that is not shown any more is the row itself', () => {
  expect(rangeOf(ALL, 'gone', 'c')).toEqual(['c'])
  expect(rangeOf(ALL, '', 'a')).toEqual(['a'])
})
