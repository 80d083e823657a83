import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { dayOutSchema, reaisSchema } from '#lib/contracts/wire'
import { centsToNumber } from '#lib/domain/money'
import { PRODUCTS } from '#lib/domain/proposals/product'
import { BUCKETS, type Days } from '#lib/domain/sales/period'
import type { SalesFigures, SalesOverview, Volume } from '#lib/domain/sales/sales-view'
import { productionQuery } from './sales-query.ts'

const daysSchema = z.object({ startDate: dayOutSchema, endDate: dayOutSchema })

/** Contracts and what they are worth, in reais. */
export const volumeSchema = z.object({ contracts: z.number().int(), net: reaisSchema, emission: reaisSchema })

const figuresSchema = z.object({
  paid: volumeSchema,
  refunded: volumeSchema,
  created: z.number().int(),
  createdPaid: z.number().int(),
  medianPayoutSeconds: z.number().nullable(),
})

/** A volume as the wire says it. */
export const encodeVolume = ({ contracts, netCents, emissionCents }: Volume) => ({
  contracts,
  net: centsToNumber(netCents),
  emission: centsToNumber(emissionCents),
})

const encodeFigures = ({ paid, refunded, ...others }: SalesFigures) => ({
  ...others,
  paid: encodeVolume(paid),
  refunded: encodeVolume(refunded),
})

const daysWire = ({ startDate, endDate }: Days) => ({ startDate, endDate })

/** `GET /panel/production/overview`: figures of a period beside those of the one before, and its volume by column. */
export const getSalesOverviewContract = contract({
  name: 'getSalesOverview',
  method: 'GET',
  path: '/panel/production/overview',
  tag: 'Painel',
  summary: 'Produção de um período: números, comparação e volume',
  access: { kind: 'person' },
  query: productionQuery,
  response: z.object({
    days: daysSchema,
    before: daysSchema,
    by: z.enum(BUCKETS),
    starts: z.array(dayOutSchema),
    present: figuresSchema,
    past: figuresSchema,
    points: z.array(volumeSchema.extend({ start: dayOutSchema, product: z.enum(PRODUCTS) })),
  }),
  codes: ['permission_denied', 'invalid_period'],
  encode: ({ days, before, by, starts, present, past, points }: SalesOverview) => ({
    days: daysWire(days),
    before: daysWire(before),
    by,
    starts,
    present: encodeFigures(present),
    past: encodeFigures(past),
    points: points.map(({ start, product, ...volume }) => ({ start, product, ...encodeVolume(volume) })),
  }),
  examples: {
    response: {
      days: { startDate: '2026-11-21', endDate: '2026-11-21' },
      before: { startDate: '2026-11-20', endDate: '2026-11-20' },
      by: 'day',
      starts: ['2026-11-21'],
      present: {
        paid: { contracts: 1, net: 950, emission: 1000 },
        refunded: { contracts: 0, net: 0, emission: 0 },
        created: 2,
        createdPaid: 1,
        medianPayoutSeconds: 3600,
      },
      past: {
        paid: { contracts: 0, net: 0, emission: 0 },
        refunded: { contracts: 0, net: 0, emission: 0 },
        created: 0,
        createdPaid: 0,
        medianPayoutSeconds: null,
      },
      points: [{ start: '2026-11-21', product: 'fgts', contracts: 1, net: 950, emission: 1000 }],
    },
  },
})
