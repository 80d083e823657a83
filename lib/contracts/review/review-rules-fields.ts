import { z } from 'zod'
import { reais, renameKeys } from '#lib/contracts/codecs.ts'
import { moneyField, refuse } from '#lib/contracts/fields.ts'
import type { ReviewRules } from '#lib/domain/review/review-rules.ts'

const age = z.number().int().min(18).max(120).nullable()

// A zero amount would send every proposal to review.
const amount = moneyField
  .transform((value, ctx) => (value > 0 ? value : refuse(ctx, 'invalid_money')))
  .nullable()

/** Amounts are in reais; null or false disables a rule. */
export const reviewRulesField = z
  .object({
    amountFrom: z.object({ fgts: amount, clt: amount }),
    pep: z.boolean(),
    age: z.object({ under: age, from: age }),
    repeatedContact: z
      .object({
        otherCustomers: z.number().int().min(1).max(100),
        withinDays: z.number().int().min(1).max(365),
      })
      .nullable(),
    documentMismatch: z.boolean(),
  })
  .transform(({ amountFrom, ...rules }): ReviewRules => ({ ...rules, amountFromCents: amountFrom }))

export const reviewRulesSchema = renameKeys(
  z.object({
    amountFrom: z.object({ fgts: reais.nullable(), clt: reais.nullable() }),
    pep: z.boolean(),
    age: z.object({ under: z.number().int().nullable(), from: z.number().int().nullable() }),
    repeatedContact: z.object({ otherCustomers: z.number().int(), withinDays: z.number().int() }).nullable(),
    documentMismatch: z.boolean(),
  }),
  { amountFrom: 'amountFromCents' },
)

type ReviewRulesWire = z.input<typeof reviewRulesSchema>

export const REVIEW_RULES_EXAMPLE: ReviewRulesWire = {
  amountFrom: { fgts: 4000, clt: null },
  pep: true,
  age: { under: 21, from: 75 },
  repeatedContact: { otherCustomers: 3, withinDays: 90 },
  documentMismatch: true,
}
