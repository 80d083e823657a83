import { z } from 'zod'
import { dayOutSchema } from '#lib/contracts/wire.ts'

const centsSchema = z.number().int()
/** Decimal text, never rounded to cents: amounts in reais have six decimals, growth factors usually ten. */
const exact = z.string()

const method = z.object({
  monthlyRate: exact,
  dayCount: z.enum(['ACT_30', 'ACT_365', 'PERIODIC', 'MONTHS', 'BUSINESS_252']),
  dailyGrowth: exact.nullable(),
  iofDaily: exact,
  iofAdditional: exact,
  iofCapDays: z.number().int(),
  iofPrincipal: z.enum(['PV', 'AMORTISATION']),
  iofRounding: z.enum(['once', 'per_installment', 'per_component']),
  releaseDate: dayOutSchema,
})

const iof = z.object({
  principal: exact,
  chargedDays: z.number().int(),
  flat: z.boolean(),
  daily: exact,
  additional: exact,
  exact,
  cents: centsSchema,
})

const charge = z.object({
  cents: centsSchema,
  share: z.object({ rate: exact, baseCents: centsSchema, inside: z.boolean(), exact }).nullable(),
})

const totals = {
  method,
  totalCents: centsSchema,
  issueCents: centsSchema,
  iofSum: exact,
  iofCents: centsSchema,
  fee: charge.extend({ feeName: z.string().nullable(), feeWaived: z.boolean() }),
  insurance: charge,
  netCents: centsSchema,
  cetMonthly: exact,
  cetAnnual: exact,
}

const line = { number: z.number().int(), dueDate: dayOutSchema, days: z.number().int(), growth: exact, iof }

export const fgtsWorkingsSchema = z.object({
  ...totals,
  product: z.literal('fgts'),
  presentValueSum: exact,
  lines: z.array(
    z.object({
      ...line,
      amountCents: centsSchema,
      counted: z.number().int(),
      presentValue: exact,
      presentValueCents: centsSchema,
    }),
  ),
})

const issue = z.object({ exact, adjustmentCents: centsSchema })

export const cltWorkingsSchema = z.object({
  ...totals,
  product: z.literal('clt'),
  annuity: exact,
  issue: z.discriminatedUnion('by', [
    issue.extend({ by: z.literal('installment'), installmentCents: centsSchema }),
    issue.extend({
      by: z.literal('net'),
      netCents: centsSchema,
      taxFraction: exact,
      ofIssue: exact,
      ofNet: exact,
      fixedCents: centsSchema,
    }),
  ]),
  installment: exact,
  lines: z.array(
    z.object({
      ...line,
      periodDays: z.number().int(),
      owedCents: centsSchema,
      accrued: exact,
      accruedCents: centsSchema,
      paidCents: centsSchema,
      principalCents: centsSchema,
      interestCents: centsSchema,
      leftCents: centsSchema,
    }),
  ),
})
