import { expect, test } from 'vitest'
import {
  amountOfMode,
  type CltChoice,
  cheapestTables,
  extraCostOf,
  FIRST_REQUEST,
  requestOf,
  resolvedChoice,
  termOfferOf,
} from '#components/clt/clt-choice.ts'
import type { CltSimulation, ComparedCltTable } from '#lib/client/clt-offers.ts'

/**
 * Returns a configuration whose offers pay out R$ 1.000,00. `totals` maps the number of instalments to the
 * total to pay, or to null if the simulation is refused.
 */
const comparisonOf = (id: string, totals: Readonly<Record<number, number | null>>, isInsured = false) =>
  ({
    table: { id, is_insured: isInsured },
    offers: Object.entries(totals).map(([count, total]) => ({
      number_of_installments: Number(count),
      figures: total === null ? null : { total_amount: total, disbursed_issue_amount: 1000 },
    })),
  }) as unknown as ComparedCltTable

const CHOICE: CltChoice = { priceTableId: 'c', numberOfInstallments: 12, mode: 'margin', amountCents: null }

const OFFERS = [
  comparisonOf('house', { 6: null, 12: 1121, 24: 1300, 36: 1500 }),
  comparisonOf('cheap', { 6: null, 12: 1100, 24: 1280 }),
]

test('starts with the shortest fitting term of the cheapest configuration', () => {
  expect(resolvedChoice(FIRST_REQUEST, OFFERS)).toMatchObject({
    priceTableId: 'cheap',
    numberOfInstallments: 12,
  })
  expect(extraCostOf(OFFERS, 'house', 12)).toBe(21_00)
  expect(extraCostOf(OFFERS, 'cheap', 36)).toBeNull()
  expect(cheapestTables(OFFERS, 36).map(({ table }) => table.id)).toEqual(['house', 'cheap'])
})

test('keeps the picked term, or moves to the nearest one that fits', () => {
  const choiceFor = (priceTableId: string | null, numberOfInstallments: number | null) => {
    const choice = resolvedChoice({ ...FIRST_REQUEST, priceTableId, numberOfInstallments }, OFFERS)
    return [choice?.priceTableId, choice?.numberOfInstallments]
  }
  expect(choiceFor('house', 24)).toEqual(['house', 24])
  expect(choiceFor(null, 36)).toEqual(['house', 36])
  expect(choiceFor('cheap', 36)).toEqual(['cheap', 24])
  expect(choiceFor('house', 6)).toEqual(['house', 12])
})

test('shows the picked term where none fits, otherwise the longest, and none without offers', () => {
  const refusing = [comparisonOf('house', { 12: null, 24: null })]
  expect(resolvedChoice(FIRST_REQUEST, refusing)?.numberOfInstallments).toBe(24)
  expect(resolvedChoice({ ...FIRST_REQUEST, numberOfInstallments: 12 }, refusing)?.numberOfInstallments).toBe(
    12,
  )
  expect(resolvedChoice(FIRST_REQUEST, [])).toBeNull()
})

test('never preselects insurance unless no uninsured table is offered', () => {
  const insured = comparisonOf('insured', { 12: 1050, 24: 1200, 48: 1900 }, true)
  const offers = [...OFFERS, insured]
  const at = (count: number) => termOfferOf(FIRST_REQUEST, offers, count)
  expect(resolvedChoice(FIRST_REQUEST, offers)?.priceTableId).toBe('cheap')
  expect(at(24)).toMatchObject({
    figures: { total_amount: 1280 },
    request: { numberOfInstallments: 24, priceTableId: null },
    isInsured: false,
  })
  expect(at(48)).toMatchObject({ request: { priceTableId: 'insured' }, isInsured: true })
  expect(at(6)).toBeNull()
  expect(resolvedChoice(FIRST_REQUEST, [insured])?.priceTableId).toBe('insured')
})

test('keeps a picked table on a new term that it offers, and an automatic choice automatic', () => {
  const pressed = (priceTableId: string | null, count: number) => {
    const requested = { ...FIRST_REQUEST, priceTableId }
    const choice = resolvedChoice({ ...requested, ...termOfferOf(requested, OFFERS, count)?.request }, OFFERS)
    return [choice?.priceTableId, choice?.numberOfInstallments]
  }
  expect(pressed(null, 36)).toEqual(['house', 36])
  expect(pressed(null, 12)).toEqual(['cheap', 12])
  expect(pressed('house', 24)).toEqual(['house', 24])
  expect(pressed('cheap', 36)).toEqual(['house', 36])
})

test('requests at most one amount, in reais to the cent, and only once it has been typed', () => {
  const requestFor = (choice: Partial<CltChoice>) => requestOf('consult', { ...CHOICE, ...choice })
  expect(requestFor({ amountCents: 30_010 })).toEqual({
    consult_id: 'consult',
    config_id: 'c',
    number_of_installments: 12,
  })
  expect(requestFor({ mode: 'installment', amountCents: 30_010 })).toMatchObject({
    installment_face_value: 300.1,
  })
  expect(requestFor({ mode: 'net', amountCents: 30_010 })).toMatchObject({ disbursed_amount: 300.1 })
  expect(requestFor({ mode: 'net', amountCents: 30_010 })).not.toHaveProperty('installment_face_value')
  expect(requestFor({ mode: 'net', amountCents: null })).toBeNull()
})

test('starts another mode with the figure on the screen', () => {
  const simulation = { installment_value: 300.1, disbursed_issue_amount: 2_500.55 } as CltSimulation
  expect(amountOfMode('installment', simulation)).toBe(30_010)
  expect(amountOfMode('net', simulation)).toBe(250_055)
  expect(amountOfMode('margin', simulation)).toBeNull()
})
