import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { type PriceParameters, withConventions } from '#lib/domain/finance/price-parameters.ts'
import { HOLIDAY_CALENDARS } from '#lib/domain/holidays.ts'
import { PRICE_CHANGE_KINDS, PRICE_CHANGE_STATUSES } from '#lib/domain/prices/price-change-status.ts'
import { WHAT_IF_STATUSES } from '#lib/domain/prices/what-if.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'

const fixedSchema = z.object({ type: z.literal('fixed'), value: z.number().int() })

/** Rates are fractions in decimal text; fixed charges are whole cents. */
export const parametersSchema = z.object({
  monthlyRate: z.string(),
  dayCount: z.enum(['ACT_30', 'ACT_365', 'PERIODIC', 'MONTHS', 'BUSINESS_252']),
  dailyRateDecimals: z.number().int().nullable(),
  iofPrincipal: z.enum(['PV', 'AMORTISATION']),
  iofCap: z.enum(['days_365', 'flat_3_percent']),
  iofRounding: z.enum(['once', 'per_installment', 'per_component']),
  fee: z.discriminatedUnion('type', [
    fixedSchema,
    z.object({
      type: z.literal('percent'),
      value: z.string(),
      basis: z.enum(['issue', 'net']),
    }),
  ]),
  insurance: z.discriminatedUnion('type', [
    z.object({ type: z.literal('none') }),
    fixedSchema.extend({ optional: z.boolean().optional() }),
    z.object({ type: z.literal('percent'), value: z.string(), optional: z.boolean().optional() }),
  ]),
  cetBasis: z.enum(['ACT_365', 'ACT_30', 'PERIODS']),
  businessDayAdjust: z.enum(['none', 'next']),
  iofDays: z.enum(['calendar', 'months_of_30']).optional(),
  iofRates: z.object({ daily: z.string(), additional: z.string() }).nullish(),
  firstPeriodInterest: z.enum(['paid_first', 'capitalised']).optional(),
  scheduleRounding: z.enum(['each_period', 'once', 'once_last_differs']).optional(),
  holidays: z.enum(HOLIDAY_CALENDARS).optional(),
  requestedValue: z.enum(['net', 'issue']).optional(),
  feeName: z
    .codec(z.string().trim(), z.string().nullable(), {
      decode: (name) => name || null,
      encode: (name) => name ?? '',
    })
    .nullish(),
  minInstallments: z.number().int(),
  maxInstallments: z.number().int(),
}) satisfies z.ZodType<PriceParameters>

const nameShape = { product: z.enum(PRODUCTS), institutionCode: z.string(), key: z.string() }

/** Conventions missing in an older version are shown with their defaults. */
const shownParametersSchema = z.codec(parametersSchema, z.custom<PriceParameters>(), {
  decode: (parameters) => parameters,
  encode: withConventions,
})

export const termsShape = {
  label: z.string(),
  isDefault: z.boolean(),
  terms: z.array(z.number().int()).nullable(),
  parameters: shownParametersSchema,
}

export const priceVersionSchema = z.object({
  ...nameShape,
  ...termsShape,
  id: z.guid(),
  version: z.number().int(),
  active: z.boolean(),
  createdAt: instant,
})

export const priceChangeSummarySchema = z.object({
  ...nameShape,
  id: z.uuid(),
  institutionName: z.string(),
  kind: z.enum(PRICE_CHANGE_KINDS),
  status: z.enum(PRICE_CHANGE_STATUSES),
  label: z.string(),
  baseVersion: z.number().int().nullable(),
  note: z.string().nullable(),
  /** First day in force, from 00:00 in São Paulo; null if the change takes effect on approval. */
  startDate: z.string().nullable(),
  createdByName: z.string(),
  createdAt: instant,
  updatedAt: instant,
  proposedAt: instant.nullable(),
  decidedByName: z.string().nullable(),
  decidedAt: instant.nullable(),
  decisionReason: z.string().nullable(),
  whatIfStatus: z.enum(WHAT_IF_STATUSES).nullable(),
  tableId: z.guid().nullable(),
  resultVersion: z.number().int().nullable(),
  /** The price table changed after the change was drafted, so the change cannot be approved. */
  stale: z.boolean(),
  isMine: z.boolean(),
})
