import { describe, expect, it } from 'vitest'
import { draftValuesOf, parametersOf } from '#components/prices/draft-values.ts'
import { CONVENTION_CHOICES, choiceText, valueText } from '#components/prices/value-text.ts'
import type { PriceChangeDetail } from '#lib/client/prices.ts'
import { CLT_PRICE_DEFAULTS, type PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { priceDifferences } from '#lib/domain/prices/price-differences.ts'
import { priceTableFieldsOf } from '#lib/domain/prices/price-table-fields.ts'
import type { PriceTableTerms } from '#lib/domain/prices/price-version.ts'

const { iofDays, iofRates, firstPeriodInterest, scheduleRounding, holidays, requestedValue, ...OLD } =
  CLT_PRICE_DEFAULTS

const changeOf = (parameters: PriceParameters) =>
  ({ label: 'Padrão', isDefault: true, note: null, terms: [6, 24], parameters }) as PriceChangeDetail

const termsOf = (parameters: PriceParameters): PriceTableTerms => ({
  label: 'Padrão',
  isDefault: true,
  terms: [6, 24],
  parameters,
})

describe('the draft of a price', () => {
  it('keeps every convention through the form, whichever is chosen', () => {
    for (const [field, choices] of Object.entries(CONVENTION_CHOICES))
      for (const choice of choices) {
        const parameters = { ...CLT_PRICE_DEFAULTS, [field]: choice }
        expect(parametersOf(draftValuesOf(changeOf(parameters))), `${field} ${choice}`).toEqual({
          ...parameters,
          monthlyRate: expect.stringMatching(/^0\.0349$/),
        })
      }
  })

  it('keeps the IOF rates: legal, exempt and custom ones', () => {
    for (const rates of [null, { daily: '0', additional: '0' }, { daily: '0.000041', additional: '0.0038' }])
      expect(parametersOf(draftValuesOf(changeOf({ ...OLD, iofRates: rates }))).iofRates).toEqual(rates)
  })

  it('of a table older than a convention starts with its default, without counting as a change', () => {
    const parameters = parametersOf(draftValuesOf(changeOf(OLD)))
    expect(parameters).toEqual(CLT_PRICE_DEFAULTS)
    const differences = priceDifferences('clt', {
      before: termsOf(OLD),
      after: termsOf(parameters),
      today: '2026-11-22' as never,
    })
    expect(differences.filter(({ changed }) => changed)).toEqual([])
  })

  it('words every choice and every field in both languages', () => {
    for (const language of ['pt-BR', 'en'] as const) {
      for (const [field, choices] of Object.entries(CONVENTION_CHOICES)) {
        const texts = choices.map((choice) => choiceText(field as never, choice as never, language))
        expect(new Set(texts).size, field).toBe(choices.length)
        expect(texts.every((text) => typeof text === 'string' && text.length > 1)).toBe(true)
      }
      for (const field of priceTableFieldsOf('clt'))
        expect(valueText(termsOf(OLD), field, language)).not.toMatch(/undefined|null|\[object/)
    }
  })

  it('of an FGTS table has no convention of equal instalments', () => {
    expect(priceTableFieldsOf('fgts')).not.toContain('requestedValue')
    expect(priceTableFieldsOf('clt')).toContain('requestedValue')
  })
})
