import { expect, test } from 'vitest'
import { steadyRows } from '#components/tables/steady-rows.ts'

const rowsOf = (text: string) => text.split(' ').map((row) => ({ id: row[0] ?? '', state: row.slice(1) }))
const steady = (before: string, now: string) => {
  const { rows, waiting } = steadyRows(rowsOf(before), rowsOf(now), ({ id }) => id)
  return [rows.map(({ id, state }) => `${id}${state}`).join(' '), waiting]
}

test('keeps known rows in place with their current values, and lets new ones wait', () => {
  expect(steady('a1 b1 c1', 'd1 c1 a2 b1')).toEqual(['a2 b1 c1', 1])
})

test('keeps a removed row as it was', () => {
  expect(steady('a1 b1 c1', 'd1 e1 a1')).toEqual(['a1 b1 c1', 2])
})
