import { describe, expect, test } from 'vitest'
import { checkCltPriceTable } from '#lib/domain/clt/price-table-terms.ts'
import {
  allowedCltTerms,
  checkCltAdmission,
  checkCltInstallment,
  checkCltIssue,
  checkCltRequest,
} from '#lib/domain/clt/simulation-rules.ts'
import type { SimulationLimit } from '#lib/domain/clt/worker.ts'
import { CLT_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { cents } from '#lib/domain/money.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'

const limit: SimulationLimit = {
  monthMin: 6,
  monthMax: 120,
  installmentsMin: 6,
  installmentsMax: 36,
  valueMinCents: cents(500_00),
  valueMaxCents: cents(20_000_00),
}

const refusal = (
  numberOfInstallments: number,
  change: Partial<Parameters<typeof checkCltRequest>[0]> = {},
) => {
  try {
    checkCltRequest({ numberOfInstallments, terms: [6, 12, 24, 48], limit, admissionMonths: 24, ...change })
    return null
  } catch (error) {
    return error
  }
}

describe('the number of instalments', () => {
  test('is one that the configuration offers and the limits allow', () => {
    for (const term of [6, 12, 24]) expect(refusal(term)).toBeNull()
    expect(allowedCltTerms([48, 24, 3, 12, 6], limit)).toEqual([6, 12, 24])
  })

  test('is rejected above the lower maximum, naming the most that is offered', () => {
    expect(refusal(48)).toMatchObject({
      code: 'simulation_installments_above_maximum',
      details: { maximum: 24 },
    })
    expect(refusal(30, { terms: [6, 12, 24] })).toMatchObject({
      code: 'simulation_installments_above_maximum',
      details: { maximum: 24 },
    })
  })

  test('is rejected below the higher minimum, naming it', () => {
    expect(refusal(3, { terms: [3, 12] })).toMatchObject({
      code: 'simulation_installments_below_minimum',
      details: { minimum: 6 },
    })
    expect(refusal(6, { terms: [12, 24] })).toMatchObject({
      code: 'simulation_installments_below_minimum',
      details: { minimum: 12 },
    })
  })

  test('is rejected between the offered ones, naming the choices', () => {
    expect(refusal(18)).toMatchObject({
      code: 'simulation_installments_not_offered',
      details: { terms: [6, 12, 24] },
    })
  })
})

describe('a customer', () => {
  test('is eligible from the minimum to the maximum of months since admission, both inclusive', () => {
    for (const months of [6, 120]) expect(() => checkCltAdmission(months, limit)).not.toThrow()
    for (const months of [0, 5, 121]) {
      const check = () => checkCltAdmission(months, limit)
      expect(check).toThrow(expect.objectContaining({ code: 'simulation_not_eligible' }))
    }
    expect(refusal(24, { admissionMonths: 5 })).toMatchObject({ code: 'simulation_not_eligible' })
  })
})

describe('an amount', () => {
  test('may use the whole margin and not a cent more, and gets the margin as a number and as text', () => {
    expect(() => checkCltInstallment(cents(350_00), cents(350_00))).not.toThrow()
    const details = { installmentCents: cents(350_01), marginCents: cents(350_00) }
    expect(() => checkCltInstallment(details.installmentCents, details.marginCents)).toThrow(
      expect.objectContaining({ code: 'simulation_installment_value_above_margin', details }),
    )
    const { text, nextAction } = reasonTexts('simulation_installment_value_above_margin', 'pt-BR', details)
    expect(text).toBe('A parcela de R$ 350,01 passa da margem disponível de R$ 350,00.')
    expect(nextAction).toContain('R$ 350,00')
  })

  test('is issued from the minimum to the maximum value, both inclusive, and gets both', () => {
    for (const value of [500_00, 20_000_00]) expect(() => checkCltIssue(cents(value), limit)).not.toThrow()
    const details = { minimumCents: 500_00, maximumCents: 20_000_00 }
    for (const value of [499_99, 20_000_01]) {
      expect(() => checkCltIssue(cents(value), limit)).toThrow(
        expect.objectContaining({ code: 'simulation_value_out_of_range', details }),
      )
    }
    expect(reasonTexts('simulation_value_out_of_range', 'pt-BR', details).text).toBe(
      'O valor do empréstimo precisa ficar entre R$ 500,00 e R$ 20.000,00.',
    )
  })
})

describe('a configuration', () => {
  const config = (terms: number[]) => ({ terms, parameters: CLT_PRICE_DEFAULTS })

  test('keeps its numbers of instalments sorted and unique, with the minimum and the maximum in its parameters', () => {
    expect(checkCltPriceTable(config([24, 6, 24, 12]))).toMatchObject({
      terms: [6, 12, 24],
      parameters: { minInstallments: 6, maxInstallments: 24 },
    })
  })

  test('is rejected without any, or with one that no loan can have', () => {
    for (const terms of [[], [0], [12.5], [481], [Number.NaN]]) {
      expect(() => checkCltPriceTable(config(terms))).toThrow(
        expect.objectContaining({ code: 'fee_table_out_of_range', details: { field: 'terms' } }),
      )
    }
  })
})
