import { describe, expect, test } from 'vitest'
import type { CltChoice } from '#components/clt/clt-choice.ts'
import { quickFixOf } from '#components/clt/quick-fix.ts'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { CltOffer } from '#lib/client/clt-offers.ts'

const CHOICE: CltChoice = {
  priceTableId: 'a',
  numberOfInstallments: 84,
  mode: 'installment',
  amountCents: 400_00,
}
const MOST = { installment_value: 350, disbursed_issue_amount: 5000.5 } as CltOffer['figures']

const problemWith = (code: string, details: Record<string, unknown>) =>
  ({ code, ...details }) as ClientProblem

describe('the way out of a rejected simulation', () => {
  test('is the largest instalment when above the margin, or the largest net amount if that was requested', () => {
    const problem = problemWith('simulation_installment_value_above_margin', { margin: 380 })
    expect(quickFixOf({ problem, choice: CHOICE, most: MOST })).toEqual({
      label: ['Usar R$ 350,00', 'Use R$ 350,00'],
      change: { amountCents: 350_00 },
    })
    expect(quickFixOf({ problem, choice: { ...CHOICE, mode: 'net' }, most: MOST })).toEqual({
      label: ['Usar R$ 5.000,50', 'Use R$ 5.000,50'],
      change: { amountCents: 5000_50 },
    })
    expect(quickFixOf({ problem, choice: CHOICE, most: null })).toEqual({
      label: ['Usar R$ 380,00', 'Use R$ 380,00'],
      change: { mode: 'installment', amountCents: 380_00 },
    })
  })

  test('is the nearest number when outside the numbers of instalments', () => {
    const of = (code: string, details: Record<string, unknown>) =>
      quickFixOf({ problem: problemWith(code, details), choice: CHOICE, most: null })?.label
    expect(of('simulation_installments_above_maximum', { maximum: 48 })).toEqual([
      'Usar 48 parcelas',
      'Use 48 instalments',
    ])
    expect(of('simulation_installments_below_minimum', { minimum: 6 })).toEqual([
      'Usar 6 parcelas',
      'Use 6 instalments',
    ])
    expect(of('simulation_installments_not_offered', { terms: [12, 24, 72] })).toEqual([
      'Usar 72 parcelas',
      'Use 72 instalments',
    ])
  })

  test('is the smallest or the largest value when outside the value limits', () => {
    const problem = problemWith('simulation_value_out_of_range', { minimum: 300, maximum: 6000 })
    const net = (amountCents: number) => ({ ...CHOICE, mode: 'net', amountCents }) as const
    expect(quickFixOf({ problem, choice: net(100_00), most: MOST })?.change).toEqual({ amountCents: 300_00 })
    expect(quickFixOf({ problem, choice: net(9000_00), most: MOST })?.change).toEqual({
      amountCents: 5000_50,
    })
    expect(quickFixOf({ problem, choice: CHOICE, most: undefined })?.label).toEqual([
      'Usar o máximo',
      'Use the maximum',
    ])
  })

  test('is missing when the request itself is not the cause', () => {
    const problem = problemWith('consult_expired', {})
    expect(quickFixOf({ problem, choice: CHOICE, most: MOST })).toBeNull()
  })
})
