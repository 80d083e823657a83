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

test('the form of rules gives back the rules it shows, to the cent', () => {
  expect(reviewRulesValues(RULES).amountFgts).toBe(1_000_050)
  expect(reviewRulesToWire(reviewRulesValues(RULES))).toEqual(RULES)
})

test('a rule that is off has an empty field, and an empty field turns it off', () => {
  const values = reviewRulesValues({ ...RULES, repeatedContact: null })
  expect(values).toMatchObject({ amountClt: null, ageFrom: '', contact: false })
  expect(reviewRulesToWire(values).repeatedContact).toBeNull()
  expect(reviewRulesToWire({ ...values, ageUnder: ' ' }).age.under).toBeNull()
})

test('switching on repeated contacts begins with figures that can be saved', () => {
  const values = reviewRulesValues({ ...RULES, repeatedContact: null })
  const { repeatedContact } = reviewRulesToWire({ ...values, contact: true })
  expect(repeatedContact).toEqual({ otherCustomers: 3, withinDays: 90 })
})

test('a refusal of the contract finds its field', () => {
  expect(reviewRulesFieldOf('/rules/repeatedContact/withinDays')).toBe('withinDays')
  expect(reviewRulesFieldOf('/rules/age/from')).toBe('ageFrom')
})
