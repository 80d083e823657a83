import { expect, test } from 'vitest'
import { feeCents, insuranceCents } from '#lib/domain/finance/fee'
import { checkFeeTableParameters, FGTS_FEE_TABLE_DEFAULTS } from '#lib/domain/finance/fee-table'
import { cents } from '#lib/domain/money'

const base = { issue: cents(987_69), beforeFee: cents(964_62) }

test('a fee is fixed, a part of the issue value, or a part of the net value', () => {
  expect(feeCents({ type: 'fixed', value: 20_00 }, base)).toBe(20_00)
  expect(feeCents({ type: 'percent', value: '0.05', basis: 'issue' }, base)).toBe(49_38)
  expect(feeCents({ type: 'percent', value: '0.05', basis: 'emission' }, base)).toBe(49_38)
  expect(feeCents({ type: 'percent', value: '0.05', basis: 'net' }, base)).toBe(45_93)
  expect(feeCents({ type: 'percent', value: '0.05', basis: 'net' }, { ...base, beforeFee: cents(-5) })).toBe(
    0,
  )
})

test('insurance is none, fixed, or a part of the issue value', () => {
  expect(insuranceCents({ type: 'none' }, cents(100_00))).toBe(0)
  expect(insuranceCents({ type: 'fixed', value: 990 }, cents(100_00))).toBe(990)
  expect(insuranceCents({ type: 'percent', value: '0.0125' }, cents(100_20))).toBe(125)
})

test('a table outside what can be computed is refused by the name of its field', () => {
  const wrong = [
    ['monthlyRate', { monthlyRate: '0' }],
    ['monthlyRate', { monthlyRate: '1.8%' }],
    ['monthlyRate', { monthlyRate: '1.01' }],
    ['dailyRateDecimals', { dailyRateDecimals: 2 }],
    ['fee', { fee: { type: 'percent', value: '1', basis: 'net' } }],
    ['fee', { fee: { type: 'fixed', value: -1 } }],
    ['insurance', { insurance: { type: 'fixed', value: 0.5 } }],
    ['minInstallments', { minInstallments: 13 }],
    ['maxInstallments', { minInstallments: 1, maxInstallments: 481 }],
  ] as const
  for (const [field, change] of wrong)
    expect(() => checkFeeTableParameters({ ...FGTS_FEE_TABLE_DEFAULTS, ...change }), field).toThrow(
      expect.objectContaining({ code: 'fee_table_out_of_range', details: { field } }),
    )
  expect(checkFeeTableParameters(FGTS_FEE_TABLE_DEFAULTS)).toBe(FGTS_FEE_TABLE_DEFAULTS)
})

test('parameters survive JSON, so that a stored table is the table', () => {
  expect(JSON.parse(JSON.stringify(FGTS_FEE_TABLE_DEFAULTS))).toEqual(FGTS_FEE_TABLE_DEFAULTS)
})
