import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { TABLE_MOVES } from '#lib/domain/prices/is-stale.ts'
import { WHAT_IF_STATUSES } from '#lib/domain/prices/what-if.ts'
import { isReasonCode, type ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { priceChangeSummarySchema, priceVersionSchema, termsShape } from './price-table-wire.ts'

const totalsSchema = z.object({
  netCents: z.number().int(),
  paidCents: z.number().int(),
  revenueCents: z.number().int(),
  cetMonthly: z.string(),
})
const missedSchema = z.object({
  count: z.number().int(),
  netCents: z.number().int(),
  revenueCents: z.number().int(),
})
const binsSchema = z.array(z.object({ from: z.number(), to: z.number(), count: z.number().int() }))

/** lib/domain/prices/what-if describes each figure. */
const whatIfSchema = z.object({
  run: z.uuid(),
  status: z.enum(WHAT_IF_STATUSES),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  since: z.iso.datetime(),
  found: z.number().int(),
  foundIsExact: z.boolean(),
  total: z.number().int(),
  done: z.number().int(),
  result: z
    .object({
      compared: z.number().int(),
      before: totalsSchema,
      after: totalsSchema,
      cheaper: z.number().int(),
      dearer: z.number().int(),
      same: z.number().int(),
      lost: missedSchema,
      gained: missedSchema,
      neither: z.number().int(),
      belowMinimum: z.number().int(),
      refusals: z.array(
        z.object({
          code: z.custom<ReasonCode>((code) => typeof code === 'string' && isReasonCode(code)),
          count: z.number().int(),
        }),
      ),
      spread: z.object({ net: binsSchema, revenue: binsSchema, cet: binsSchema }),
    })
    .nullable(),
})

export const priceChangeSchema = priceChangeSummarySchema.extend({
  ...termsShape,
  base: priceVersionSchema.nullable(),
  newest: priceVersionSchema.nullable(),
  moves: z.array(
    z.object({
      what: z.enum(TABLE_MOVES),
      byName: z.string().nullable(),
      at: instant.nullable(),
    }),
  ),
  whatIf: whatIfSchema.nullable(),
  /** Maximum monthly rate of the product at the institution, as a fraction. */
  ceiling: z.string().nullable(),
})
