import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { TABLE_MOVES } from '#lib/domain/prices/is-stale.ts'
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

/** Each figure is described in lib/domain/prices/what-if. */
const whatIfSchema = z.object({
  run: z.uuid(),
  status: z.enum(['running', 'done', 'failed']),
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
  /** Ceiling of its product at its institution, a monthly fraction. */
  ceiling: z.string().nullable(),
})

const INSTANT = '2026-11-21T12:00:00.000Z'

export const PRICE_CHANGE_EXAMPLE = {
  product: 'fgts',
  institutionCode: 'aurora',
  key: 'Aurora Padrão',
  id: '01931234-5678-7abc-8def-0123456789ab',
  institutionName: 'Aurora',
  kind: 'new_version',
  status: 'draft',
  label: 'Padrão',
  baseVersion: 1,
  note: null,
  startDate: null,
  createdByName: 'Mário Gestor',
  createdAt: INSTANT,
  updatedAt: INSTANT,
  proposedAt: null,
  decidedByName: null,
  decidedAt: null,
  decisionReason: null,
  tableId: '01931234-5678-7abc-8def-0123456789aa',
  resultVersion: null,
  stale: false,
  isMine: true,
  isDefault: true,
  terms: null,
  parameters: {
    monthlyRate: '0.0175',
    dayCount: 'ACT_30',
    dailyRateDecimals: null,
    iofPrincipal: 'PV',
    iofCap: 'days_365',
    iofRounding: 'once',
    fee: { type: 'fixed', value: 0 },
    insurance: { type: 'none' },
    cetBasis: 'ACT_365',
    businessDayAdjust: 'none',
    minInstallments: 2,
    maxInstallments: 12,
  },
  base: null,
  newest: null,
  moves: [],
  whatIf: null,
  ceiling: '0.018',
} as const
