import { z } from 'zod'
import { dayOutSchema } from '#lib/contracts/wire.ts'

const centsSchema = z.number().int()
/** Amount before its rounding in reais with six decimals; growths and rates with all their decimals. */
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

const EXAMPLE_IOF = {
  principal: '471.134218',
  chargedDays: 100,
  flat: false,
  daily: '3.863301',
  additional: '1.790310',
  exact: '5.653611',
  cents: 565,
}

export const FGTS_WORKINGS_EXAMPLE: z.input<typeof fgtsWorkingsSchema> = {
  product: 'fgts',
  method: {
    monthlyRate: '0.0180',
    dayCount: 'ACT_30',
    dailyGrowth: null,
    iofDaily: '0.000082',
    iofAdditional: '0.0038',
    iofCapDays: 365,
    iofPrincipal: 'PV',
    iofRounding: 'once',
    releaseDate: '2026-11-21',
  },
  lines: [
    {
      number: 1,
      dueDate: '2027-03-01',
      amountCents: 50_000,
      days: 100,
      counted: 100,
      growth: '1.0612700951',
      presentValue: '471.133599',
      presentValueCents: 47_113,
      iof: EXAMPLE_IOF,
    },
  ],
  totalCents: 50_000,
  presentValueSum: '471.133599',
  issueCents: 47_113,
  iofSum: '5.653611',
  iofCents: 565,
  fee: { cents: 2_000, share: null, feeName: null, feeWaived: false },
  insurance: { cents: 0, share: null },
  netCents: 44_548,
  cetMonthly: '0.035210',
  cetAnnual: '0.514740',
}
