import { expect, test } from 'vitest'
import { readSalesFilter } from '#components/sales/sales-filter.ts'
import { createdHref, daysOfColumn, paidHref } from '#components/sales/sales-links.ts'
import { exactReais } from '#components/sales/volume-measures.ts'
import { day } from '#lib/domain/calendar.ts'

const DAYS = { startDate: day('2026-11-04'), endDate: day('2026-11-18') }
const WEEKS = { starts: ['2026-11-02', '2026-11-09', '2026-11-16'].map(day), days: DAYS }

test('links a column to its days, clipped to the period at both ends', () => {
  expect([0, 1, 2].map((index) => daysOfColumn(WEEKS, index))).toEqual([
    { startDate: '2026-11-04', endDate: '2026-11-08' },
    { startDate: '2026-11-09', endDate: '2026-11-15' },
    { startDate: '2026-11-16', endDate: '2026-11-18' },
  ])
})

test('links a figure to exactly the proposals it counts, filtered as the report is', () => {
  const filter = readSalesFilter({ product: 'clt', provider: 'aurora', period: '7d', show: 'contracts' })
  expect(paidHref(filter, DAYS)).toBe(
    '/proposals?product=clt&provider=aurora&paid_from=2026-11-04&paid_to=2026-11-18',
  )
  expect(createdHref(filter, DAYS, { product: 'fgts', statuses: ['paid', 'canceled'] })).toBe(
    '/proposals?product=fgts&status=paid,canceled&provider=aurora&from=2026-11-04&to=2026-11-18',
  )
})

test('converts a sum of reais back to whole cents where doubles do not', () => {
  expect(exactReais(0.1 + 0.2)).toBe(0.3)
  expect(exactReais(1.005 + 1.005)).toBe(2.01)
})
