import { expect, test } from 'vitest'
import { afterCharges, chargesOfTable } from '#lib/domain/finance/fee.ts'
import {
  checkPriceParameters,
  type Fee,
  FGTS_PRICE_DEFAULTS,
  type Insurance,
} from '#lib/domain/finance/price-parameters.ts'

const none = { type: 'none' } as const
const feeCents = (fee: Fee, iof = 23_07) =>
  afterCharges(chargesOfTable({ fee, insurance: none }), 987_69, iof).feeCents
const insuranceCents = (insurance: Insurance, issue: number) =>
  afterCharges(chargesOfTable({ fee: { type: 'fixed', value: 0 }, insurance }), issue, 0).insuranceCents

test('charges a fee that is fixed, a part of the issue value, or a part of the net value', () => {
  expect(feeCents({ type: 'fixed', value: 20_00 })).toBe(20_00)
  expect(feeCents({ type: 'percent', value: '0.05', basis: 'issue' })).toBe(49_38)
  expect(feeCents({ type: 'percent', value: '0.05', basis: 'issue' })).toBe(49_38)
  expect(feeCents({ type: 'percent', value: '0.05', basis: 'net' })).toBe(45_93)
  expect(feeCents({ type: 'percent', value: '0.05', basis: 'net' }, 987_74)).toBe(0)
})

test('charges insurance that is none, fixed, or a part of the issue value', () => {
  expect(insuranceCents({ type: 'none' }, 100_00)).toBe(0)
  expect(insuranceCents({ type: 'fixed', value: 990 }, 100_00)).toBe(990)
  expect(insuranceCents({ type: 'percent', value: '0.0125' }, 100_20)).toBe(125)
})

test('rejects a table that cannot be computed, naming its field', () => {
  const wrong = [
    ['monthlyRate', { monthlyRate: '0' }],
    ['monthlyRate', { monthlyRate: '1.8%' }],
    ['monthlyRate', { monthlyRate: '1.01' }],
    ['dailyRateDecimals', { dailyRateDecimals: 2 }],
    ['fee', { fee: { type: 'percent', value: '1', basis: 'net' } }],
    ['fee', { fee: { type: 'fixed', value: -1 } }],
    ['insurance', { insurance: { type: 'fixed', value: 0.5 } }],
    ['iofRates', { iofRates: { daily: '0.2', additional: '0' } }],
    ['holidays', { holidays: 'XX' as 'SP' }],
    ['minInstallments', { minInstallments: 13 }],
    ['maxInstallments', { minInstallments: 1, maxInstallments: 481 }],
  ] as const
  for (const [field, change] of wrong)
    expect(() => checkPriceParameters({ ...FGTS_PRICE_DEFAULTS, ...change }), field).toThrow(
      expect.objectContaining({ code: 'fee_table_out_of_range', details: { field } }),
    )
  expect(checkPriceParameters(FGTS_PRICE_DEFAULTS)).toBe(FGTS_PRICE_DEFAULTS)
})

test('keeps parameters through JSON, so that a stored table is the same', () => {
  expect(JSON.parse(JSON.stringify(FGTS_PRICE_DEFAULTS))).toEqual(FGTS_PRICE_DEFAULTS)
})
