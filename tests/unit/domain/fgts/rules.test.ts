import { expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'

const on = (text: string) => fgtsRulesOn(day(text))

test('requires R$ 50 per instalment without a maximum until 31 October 2025', () => {
  expect(on('2025-10-31')).toMatchObject({
    minInstallmentCents: 50_00,
    maxInstallmentCents: null,
    maxInstallments: null,
    waitingDaysAfterOptIn: 0,
  })
})

test('allows five withdrawals of R$ 100 to 500, 90 days after opting in, until 31 October 2026', () => {
  for (const text of ['2025-11-01', '2026-10-31'])
    expect(on(text)).toMatchObject({
      minInstallmentCents: 100_00,
      maxInstallmentCents: 500_00,
      maxInstallments: 5,
      waitingDaysAfterOptIn: 90,
    })
})

test('allows three withdrawals from 1 November 2026', () => {
  expect(on('2026-11-01')).toMatchObject({
    minInstallmentCents: 100_00,
    maxInstallmentCents: 500_00,
    maxInstallments: 3,
  })
  expect(on('2040-01-01')).toEqual(on('2026-11-01'))
})

test('names each version with its source, and requires two instalments', () => {
  const all = ['2025-10-31', '2025-11-01', '2026-11-01'].map(on)
  expect(new Set(all.map((rules) => rules.version)).size).toBe(3)
  for (const rules of all) {
    expect(rules.source).toContain('958/2020')
    expect(rules.minInstallmentsPerContract).toBe(2)
  }
})
