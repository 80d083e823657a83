import { z } from 'zod'
import { reais, renamed } from '#lib/contracts/codecs'
import { moneyField, refuse } from '#lib/contracts/fields'
import type { ReviewRules } from '#lib/domain/proposals/review-rules'

const age = z.number().int().min(18).max(120).nullable()

// An amount that every proposal reaches would be a rule for all of them: that is what the other rules are
// for.
const amount = moneyField
  .transform((value, ctx) => (value > 0 ? value : refuse(ctx, 'invalid_money')))
  .nullable()

/** The rules on the wire: amounts in reais, null or false for a rule that is off. */
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

/** The rules as they are answered. */
export const reviewRulesSchema = renamed(
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

/** Rules, for examples. */
export const REVIEW_RULES_EXAMPLE: ReviewRulesWire = {
  amountFrom: { fgts: 4000, clt: null },
  pep: true,
  age: { under: 21, from: 75 },
  repeatedContact: { otherCustomers: 3, withinDays: 90 },
  documentMismatch: true,
}
