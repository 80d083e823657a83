import { expect, test } from 'vitest'
import { spreadBars } from '#components/prices/spread-bars.ts'

const BINS = [
  { from: -2_000, to: -1_000, count: 1 },
  { from: 0, to: 0, count: 7 },
  { from: 1_000, to: 2_000, count: 3 },
]
const sides = (measure: 'net' | 'cet' | 'revenue') =>
  spreadBars(BINS, measure, 'pt-BR').map(({ side }) => side)

test('treats more money as better and a higher CET as worse for the customer', () => {
  expect(sides('net')).toEqual(['worse', 'same', 'better'])
  expect(sides('revenue')).toEqual(['worse', 'same', 'better'])
  expect(sides('cet')).toEqual(['better', 'same', 'worse'])
})

test('writes a difference without its sign, the smaller end first', () => {
  const [less, same, more] = spreadBars(BINS, 'net', 'en')
  expect(less?.label.replaceAll('\u00a0', ' ')).toBe('R$ 10,00 to R$ 20,00 less')
  expect(same?.label).toBe('No difference')
  expect(more?.label.replaceAll('\u00a0', ' ')).toBe('R$ 10,00 to R$ 20,00 more')
  expect(spreadBars(BINS, 'cet', 'pt-BR')[2]?.label).toBe('0,10 p.p. a 0,20 p.p. a mais')
})
