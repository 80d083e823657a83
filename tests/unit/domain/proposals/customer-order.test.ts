import { expect, test } from 'vitest'
import { type CustomerPlace, placesAfter, sortByCustomer } from '#lib/domain/proposals/customer-order.ts'

const place = (id: string, name: string): CustomerPlace => ({ id, name })
const idsOf = (places: readonly CustomerPlace[]) => places.map(({ id }) => id).join('')

const ORDER = sortByCustomer([place('1', 'Zé'), place('2', 'Ana'), place('3', 'Élida'), place('4', 'Ana')])

test('sorts by the alphabet, whatever the accents, and one name newest first', () => {
  expect(idsOf(ORDER)).toBe('4231')
  expect(idsOf(placesAfter(ORDER, { along: false }))).toBe('1324')
})

test('continues after a place in both directions, also when it left the list', () => {
  expect(idsOf(placesAfter(ORDER, { along: true, after: place('4', 'Ana') }))).toBe('231')
  expect(idsOf(placesAfter(ORDER, { along: false, after: place('2', 'Ana') }))).toBe('4')
  expect(idsOf(placesAfter(ORDER, { along: true, after: place('9', 'Bia') }))).toBe('31')
  expect(idsOf(placesAfter(ORDER, { along: false, after: place('9', 'Bia') }))).toBe('24')
})
