import { expect, test } from 'vitest'
import { amountOfMode, type CltChoice, firstChoice, wishOf } from '#components/clt/clt-choice.ts'
import type { CltSimulation, ComparedCltConfig } from '#lib/client/clt-offers'

const compared = (id: string, isDefault: boolean, counts: readonly [number, boolean][]) =>
  ({
    config: { id, default: isDefault },
    offers: counts.map(([count, gives]) => ({ number_of_installments: count, figures: gives ? {} : null })),
  }) as unknown as ComparedCltConfig

const CHOICE: CltChoice = { configId: 'c', numberOfInstallments: 12, mode: 'margin', amountCents: null }

test('begins with the longest term that gives something at the default configuration', () => {
  const first = firstChoice([
    compared('other', false, [[36, true]]),
    compared('own', true, [
      [12, true],
      [24, true],
      [36, false],
    ]),
  ])
  expect(first).toMatchObject({ configId: 'own', numberOfInstallments: 24, mode: 'margin' })
})

test('passes over a default configuration that gives nothing, and knows when none does', () => {
  const nothing = compared('own', true, [[12, false]])
  expect(firstChoice([nothing, compared('other', false, [[6, true]])])?.configId).toBe('other')
  expect(firstChoice([nothing])).toBeNull()
})

test('asks by one amount at most, in reais to the cent, and not before it is typed', () => {
  const asked = (choice: Partial<CltChoice>) => wishOf('consult', { ...CHOICE, ...choice })
  expect(asked({ amountCents: 30_010 })).toEqual({
    consult_id: 'consult',
    config_id: 'c',
    number_of_installments: 12,
  })
  expect(asked({ mode: 'installment', amountCents: 30_010 })).toMatchObject({ installment_face_value: 300.1 })
  expect(asked({ mode: 'net', amountCents: 30_010 })).toMatchObject({ disbursed_amount: 300.1 })
  expect(asked({ mode: 'net', amountCents: 30_010 })).not.toHaveProperty('installment_face_value')
  expect(asked({ mode: 'net', amountCents: null })).toBeNull()
})

test('another way of asking starts from the figure on the screen', () => {
  const shown = { installment_value: 300.1, disbursed_issue_amount: 2_500.55 } as CltSimulation
  expect(amountOfMode('installment', shown)).toBe(30_010)
  expect(amountOfMode('net', shown)).toBe(250_055)
  expect(amountOfMode('margin', shown)).toBeNull()
})
