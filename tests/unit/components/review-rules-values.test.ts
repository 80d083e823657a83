import { expect, test } from 'vitest'
import {
  reviewRulesFieldOf,
  reviewRulesToWire,
  reviewRulesValues,
} from '#components/review/review-rules-values.ts'

const RULES = {
  amountFrom: { fgts: 10_000.5, clt: null },
  pep: true,
  age: { under: 21, from: null },
  repeatedContact: { otherCustomers: 2, withinDays: 30 },
  documentMismatch: false,
}

test('reads back the rules that the form shows, to the cent', () => {
  expect(reviewRulesValues(RULES).amountFgts).toBe(1_000_050)
  expect(reviewRulesToWire(reviewRulesValues(RULES))).toEqual(RULES)
})

test('shows an empty field for a disabled rule, and disables it by an empty field', () => {
  const values = reviewRulesValues({ ...RULES, repeatedContact: null })
  expect(values).toMatchObject({ amountClt: null, ageFrom: '', contact: false })
  expect(reviewRulesToWire(values).repeatedContact).toBeNull()
  expect(reviewRulesToWire({ ...values, ageUnder: ' ' }).age.under).toBeNull()
})

test('enables repeated contacts with valid figures', () => {
  const values = reviewRulesValues({ ...RULES, repeatedContact: null })
  const { repeatedContact } = reviewRulesToWire({ ...values, contact: true })
  expect(repeatedContact).toEqual({ otherCustomers: 3, withinDays: 90 })
})

test('maps a refusal of the contract to its field', () => {
  expect(reviewRulesFieldOf('/rules/repeatedContact/withinDays')).toBe('withinDays')
  expect(reviewRulesFieldOf('/rules/age/from')).toBe('ageFrom')
})
