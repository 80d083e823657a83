import { expect, test } from 'vitest'
import { cents } from '#lib/domain/money.ts'
import { reviewRuleChanges } from '#lib/domain/review/review-rule-changes.ts'
import { DEFAULT_REVIEW_RULES, type ReviewRules } from '#lib/domain/review/review-rules.ts'

test('lists a version field by field, without what stayed', () => {
  const after: ReviewRules = {
    ...DEFAULT_REVIEW_RULES,
    amountFromCents: { fgts: cents(4000_00), clt: null },
    age: { under: null, from: 75 },
    repeatedContact: { otherCustomers: 3, withinDays: 90 },
  }
  expect(reviewRuleChanges(DEFAULT_REVIEW_RULES, after)).toEqual([
    { field: 'amountFgts', from: null, to: 4000_00 },
    { field: 'ageFrom', from: null, to: 75 },
    { field: 'repeatedContact', from: null, to: { otherCustomers: 3, withinDays: 90 } },
  ])
})

test('ignores the order in which a rule was stored', () => {
  const one = { ...DEFAULT_REVIEW_RULES, repeatedContact: { otherCustomers: 3, withinDays: 90 } }
  const other = { ...DEFAULT_REVIEW_RULES, repeatedContact: { withinDays: 90, otherCustomers: 3 } }
  expect(reviewRuleChanges(one, other)).toEqual([])
})
