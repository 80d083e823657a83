import { expect, test } from 'vitest'
import type { Column } from '#components/tables/column.ts'
import { orderedList } from '#components/tables/row-order.ts'

type Person = { name: string; sessions: number | null }
const PEOPLE: readonly Person[] = [
  { name: 'Érica', sessions: 2 },
  { name: 'ana', sessions: null },
  { name: 'Bruno 10', sessions: 10 },
  { name: 'Bruno 9', sessions: 0 },
]
const COLUMNS: readonly Column<Person>[] = [
  { id: 'name', header: 'Nome', cell: ({ name }) => name, value: ({ name }) => name },
  { id: 'sessions', header: 'Sessões', cell: ({ sessions }) => sessions, value: ({ sessions }) => sessions },
  { id: 'actions', header: 'Ações', cell: () => null },
]
const listBy = (sort: string) => {
  const { rows, columns } = orderedList({
    columns: COLUMNS,
    rows: PEOPLE,
    sort,
    hrefOf: (next) => `?${next}`,
  })
  return { names: rows.map(({ name }) => name), headings: columns.map(({ sort }) => sort) }
}

test('sorts words by the Portuguese alphabet, ignoring accents and case, and numbers by value', () => {
  expect(listBy('name').names).toEqual(['ana', 'Bruno 9', 'Bruno 10', 'Érica'])
  expect(listBy('-name').names).toEqual(['Érica', 'Bruno 10', 'Bruno 9', 'ana'])
})

test('puts null last in either order', () => {
  expect(listBy('sessions').names).toEqual(['Bruno 9', 'Érica', 'Bruno 10', 'ana'])
  expect(listBy('-sessions').names).toEqual(['Bruno 10', 'Érica', 'Bruno 9', 'ana'])
})

test('keeps the given order without a sort column or with one that has no values', () => {
  const usual = PEOPLE.map(({ name }) => name)
  expect([listBy('').names, listBy('actions').names, listBy('-none').names]).toEqual([usual, usual, usual])
})

test('sorts words ascending and figures descending at first, and reverses the current order', () => {
  expect(listBy('').headings).toEqual([
    { href: '?name', direction: 'none' },
    { href: '?-sessions', direction: 'none' },
    undefined,
  ])
  expect(listBy('-sessions').headings[1]).toEqual({ href: '?sessions', direction: 'descending' })
  expect(listBy('name').headings[0]).toEqual({ href: '?-name', direction: 'ascending' })
})
