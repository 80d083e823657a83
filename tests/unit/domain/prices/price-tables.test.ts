import { describe, expect, test } from 'vitest'
import type { Day } from '#lib/domain/calendar.ts'
import { fractionOfPercent } from '#lib/domain/finance/fraction-of-percent.ts'
import { CLT_PRICE_DEFAULTS, FGTS_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { histogramOf } from '#lib/domain/prices/histogram-of.ts'
import { isStale, priceMovesOf } from '#lib/domain/prices/is-stale.ts'
import { priceDifferences, sameTerms } from '#lib/domain/prices/price-differences.ts'
import type { PriceTableTerms } from '#lib/domain/prices/price-version.ts'
import { rebaseTerms } from '#lib/domain/prices/rebase-terms.ts'
import { standardCase, standardLoan } from '#lib/domain/prices/standard-case.ts'

const TODAY = '2026-11-21' as Day
const FGTS: PriceTableTerms = {
  label: 'Padrão',
  isDefault: true,
  terms: null,
  parameters: FGTS_PRICE_DEFAULTS,
}
const CLT: PriceTableTerms = { ...FGTS, terms: [6, 12, 36], parameters: CLT_PRICE_DEFAULTS }

const changed = (
  terms: PriceTableTerms,
  parameters: Partial<PriceTableTerms['parameters']>,
): PriceTableTerms => ({
  ...terms,
  parameters: { ...terms.parameters, ...parameters },
})

describe('the standard case', () => {
  test('adds up in both products: net and charges are the issue value, issue value and interest what is paid back', () => {
    for (const [product, terms] of [
      ['fgts', FGTS],
      ['clt', CLT],
    ] as const) {
      const parameters = { ...terms.parameters, fee: { type: 'fixed', value: 20_00 } as const }
      const figures = standardCase(standardLoan(product, terms, TODAY), parameters)
      if (!figures) throw new Error('there is a case')
      const { netCents, iofCents, feeCents, insuranceCents, issueCents, interestCents, totalCents } = figures
      expect(netCents + iofCents + feeCents + insuranceCents).toBe(issueCents)
      expect(issueCents + interestCents).toBe(totalCents)
    }
  })

  test('uses the offered number of instalments nearest to the usual one', () => {
    expect(standardLoan('fgts', FGTS, TODAY).count).toBe(3)
    expect(standardLoan('fgts', changed(FGTS, { minInstallments: 5 }), TODAY).count).toBe(5)
    expect(standardLoan('clt', CLT, TODAY).count).toBe(12)
  })

  test('is missing where the costs consume everything', () => {
    const parameters = { ...FGTS.parameters, fee: { type: 'fixed', value: 5_000_00 } as const }
    expect(standardCase(standardLoan('fgts', FGTS, TODAY), parameters)).toBeNull()
  })
})

describe('two versions', () => {
  const effects = (product: 'fgts' | 'clt', before: PriceTableTerms, after: PriceTableTerms) =>
    priceDifferences(product, { before, after, today: TODAY })
      .filter((difference) => difference.changed)
      .map(({ field, effect }) => [field, effect])

  test('show field by field what changed and in whose favour, each field by itself', () => {
    const after = changed(FGTS, {
      monthlyRate: '0.0150',
      fee: { type: 'percent', value: '0.02', basis: 'net' },
      iofCap: 'flat_3_percent',
      cetBasis: 'ACT_30',
      maxInstallments: 5,
    })
    expect(effects('fgts', FGTS, { ...after, label: 'Nova' })).toEqual([
      ['label', null],
      ['monthlyRate', 'cheaper'],
      ['fee', 'dearer'],
      ['iofCap', 'dearer'],
      ['cetBasis', 'none'],
      ['maxInstallments', null],
    ])
    expect(effects('clt', CLT, { ...changed(CLT, { monthlyRate: '0.0399' }), terms: [6, 12] })).toEqual([
      ['monthlyRate', 'dearer'],
      ['terms', null],
    ])
  })

  test('are equal when a rate differs only in trailing zeros', () => {
    expect(sameTerms('fgts', FGTS, changed(FGTS, { monthlyRate: '0.018' }))).toBe(true)
    expect(sameTerms('fgts', FGTS, changed(FGTS, { monthlyRate: '0.0181' }))).toBe(false)
  })

  test('give a change redone on a newer one its own fields and all others of the newer one', () => {
    const draft = changed(FGTS, { monthlyRate: '0.0170' })
    const newest = { ...changed(FGTS, { monthlyRate: '0.0175', maxInstallments: 5 }), isDefault: false }
    expect(rebaseTerms('fgts', { base: FGTS, draft, newest })).toEqual({
      ...newest,
      parameters: { ...newest.parameters, monthlyRate: '0.0170' },
    })
  })
})

describe('a spread of differences', () => {
  test('counts each difference once, and separates gains, losses and no difference', () => {
    const bins = histogramOf([-7_31, -1, 0, 0, 1, 5_00, 5_01, 23_99])
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(8)
    expect(bins.find(({ from, to }) => from === 0 && to === 0)?.count).toBe(2)
    expect(bins.every(({ from, to }) => from < to || (from === 0 && to === 0))).toBe(true)
    expect(bins.map(({ from }) => from)).toEqual(bins.map(({ from }) => from).toSorted((a, b) => a - b))
    expect(bins.find(({ from, to }) => from === 0 && to > 0)).toEqual({ from: 0, to: 5_00, count: 2 })
  })

  test('is empty for nothing, and one bin for equal ones', () => {
    expect(histogramOf([])).toEqual([])
    expect(histogramOf([0, 0])).toEqual([{ from: 0, to: 0, count: 2 }])
  })
})

describe('a change', () => {
  const unknown = { baseActive: null, baseIsDefault: null }
  const open = { kind: 'new_version', status: 'proposed', baseVersion: 1, ...unknown } as const
  const created = { kind: 'create', status: 'draft', baseVersion: null, ...unknown } as const
  const newest = { version: 1, active: true, isDefault: false }
  test('is stale once another version is the newest, its request is fulfilled, or its name is taken', () => {
    expect(isStale(open, newest)).toBe(false)
    expect(isStale(open, { ...newest, version: 2 })).toBe(true)
    expect(isStale({ ...open, kind: 'retire' }, { ...newest, active: false })).toBe(true)
    expect(isStale({ ...open, kind: 'activate' }, { ...newest, active: false })).toBe(false)
    expect(isStale(created, undefined)).toBe(false)
    expect(isStale(created, newest)).toBe(true)
    expect(isStale({ ...open, status: 'approved' }, { ...newest, version: 2 })).toBe(false)
  })

  test('is stale once its version was activated, retired, or gained or lost the default', () => {
    const change = { ...open, baseActive: true, baseIsDefault: true }
    const was = { version: 1, active: true, isDefault: true }
    expect(priceMovesOf(change, was)).toEqual([])
    expect(priceMovesOf(change, { ...was, isDefault: false })).toEqual(['default_lost'])
    expect(priceMovesOf(change, { ...was, active: false, isDefault: false })).toEqual([
      'retired',
      'default_lost',
    ])
    const resting = { ...open, baseActive: false, baseIsDefault: false }
    expect(priceMovesOf(resting, was)).toEqual(['activated', 'default_gained'])
    // `open` does not record whether its base was active or the default, so nothing is reported.
    expect(priceMovesOf(open, was)).toEqual([])
  })
})

test('converts a typed percentage to an exact fraction, and nothing else', () => {
  expect(['1,8', '1.80', '0,0345', '12', '2,5 %'].map(fractionOfPercent)).toEqual([
    '0.018',
    '0.018',
    '0.000345',
    '0.12',
    '0.025',
  ])
  expect(['', 'abc', '1,8,0', '-1', '1e3', '1234'].map(fractionOfPercent)).toEqual(Array(6).fill(null))
})
