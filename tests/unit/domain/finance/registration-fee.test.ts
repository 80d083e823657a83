import { expect, test } from 'vitest'
import type { Day } from '#lib/domain/calendar.ts'
import { iofRuleOn } from '#lib/domain/finance/iof.ts'
import { FGTS_PRICE_DEFAULTS, wrongPriceFields } from '#lib/domain/finance/price-parameters.ts'
import { withRegistrationFeeOnce } from '#lib/domain/finance/registration-fee.ts'
import { cents } from '#lib/domain/money.ts'
import { fgtsOutcomeWith } from '#lib/domain/prices/fgts-what-if.ts'

const table = (changes: object) => ({ ...FGTS_PRICE_DEFAULTS, ...changes })
const FIXED = { fee: { type: 'fixed', value: 20_00 } } as const
const PERCENT = { fee: { type: 'percent', value: '0.02', basis: 'net' } } as const

test('leaves a registration fee out only for a customer of the institution', () => {
  for (const fee of [FIXED, PERCENT]) {
    expect(withRegistrationFeeOnce(table(fee), false)).toEqual(table(fee))
    expect(withRegistrationFeeOnce(table(fee), true)).toEqual(
      table({ fee: { type: 'fixed', value: 0 }, feeWaived: true }),
    )
  }
})

test('keeps a table without a fee, or with another charge, the same for every customer', () => {
  const namedFee = table({ ...FIXED, feeName: 'Tarifa de confecção' })
  expect(withRegistrationFeeOnce(namedFee, true)).toEqual(namedFee)
  expect(withRegistrationFeeOnce(table({}), true)).toEqual(table({}))
})

test('rejects a blank name of a charge, and one longer than 60 characters', () => {
  for (const feeName of ['', ' Tarifa', 'x'.repeat(61)])
    expect(wrongPriceFields(table({ feeName }))).toEqual(['feeName'])
  for (const feeName of [null, 'Tarifa de confecção', 'x'.repeat(60)])
    expect(wrongPriceFields(table({ feeName }))).toEqual([])
})

test('charges a customer of the institution no registration fee when trying a table on their simulation', () => {
  const input = {
    requestedInstallments: [
      { dueDate: '2027-03-01' as Day, amountCents: cents(500_00) },
      { dueDate: '2028-03-01' as Day, amountCents: cents(500_00) },
    ],
    targetCents: cents(0),
    iofRule: iofRuleOn('2026-11-26' as Day),
    createdAt: new Date('2026-11-26T12:00:00.000Z'),
    netCents: cents(0),
    totalCents: cents(1_000_00),
    issueCents: cents(0),
    feeCents: cents(0),
    insuranceCents: cents(0),
    cetMonthly: '0',
  }
  const netWith = (feeWaived: boolean, changes: object) =>
    fgtsOutcomeWith({ ...input, feeWaived }, { parameters: table(changes) }).figures?.netCents ?? 0
  expect(netWith(true, FIXED)).toBe(netWith(false, {}))
  expect(netWith(false, FIXED)).toBe(netWith(false, {}) - 20_00)
  expect(netWith(true, { ...FIXED, feeName: 'Tarifa de confecção' })).toBe(netWith(false, FIXED))
})
