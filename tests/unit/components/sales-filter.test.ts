import { describe, expect, test } from 'vitest'
import { formatShort, formatSpan } from '#components/charts/figure-text.ts'
import { readSalesFilter, salesHref, salesQueryOf, sheetHref } from '#components/sales/sales-filter.ts'

const AGENT = '01900000-0000-7000-8000-000000000001'

describe('the URL of sales', () => {
  test('contains all chosen filters, and reads them back', () => {
    const filter = readSalesFilter({
      period: 'custom',
      from: '2026-03-01',
      to: '2026-03-31',
      product: 'clt',
      provider: 'aurora',
      agent: `${AGENT},${AGENT.replace(/1$/, '2')}`,
      team: AGENT,
      against: 'year',
      by: 'week',
      show: 'contracts',
    })
    const address = new URL(salesHref(filter), 'http://x')
    expect(readSalesFilter(Object.fromEntries(address.searchParams))).toEqual(filter)
    expect(salesQueryOf(filter)).not.toHaveProperty('show')
  })

  test('is short with default filters', () => {
    expect(salesHref(readSalesFilter({}))).toBe('/sales')
  })

  test('omits invalid values, so that an old link still opens', () => {
    const filter = readSalesFilter({
      period: 'custom',
      from: '2026-03-31',
      to: '2026-03-01',
      agent: '529.982.247-25',
      product: 'x',
      by: 'hour',
    })
    expect(filter).toEqual(readSalesFilter({}))
  })

  test('downloads exactly the same records', () => {
    const filter = readSalesFilter({ period: '7d', product: 'fgts' })
    expect(sheetHref('funnel', filter)).toBe(
      '/api/panel/sales/sheets/funnel?period=7d&product=fgts&against=before',
    )
  })
})

test.each([
  [0.25, '250 ms'],
  [4.2, '4,2 s'],
  [45, '45 s'],
  [720, '12 min'],
  [12_000, '3 h 20 min'],
  [86_400, '24 h'],
  [187_200, '2 d 4 h'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(formatSpan(seconds)).toBe(text)
})

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1500, '1,5 mil', '1,5 k'],
  [2_000_000, '2 mi', '2 M'],
  [-3_250_000_000, '-3,3 bi', '-3,3 bn'],
])('writes %d on an axis as %s, in English as %s', (value, portuguese, english) => {
  expect(formatShort(value, 'pt-BR')).toBe(portuguese.replace(' ', '\u00a0'))
  expect(formatShort(value, 'en')).toBe(english.replace(' ', '\u00a0'))
})
