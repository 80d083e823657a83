import { z } from 'zod'
import { reais, renamed } from '#lib/contracts/codecs.ts'
import { contract } from '#lib/contracts/contract.ts'
import { dayOutSchema } from '#lib/contracts/wire.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { BUCKETS } from '#lib/domain/sales/period.ts'
import { salesQuery } from './sales-query.ts'

const daysSchema = z.object({ startDate: dayOutSchema, endDate: dayOutSchema })

const volumeFields = { contracts: z.number().int(), net: reais, issue: reais }
const volumeNames = { net: 'netCents', issue: 'issueCents' } as const

export const volumeSchema = renamed(z.object(volumeFields), volumeNames)

const pointSchema = z.object({ ...volumeFields, start: dayOutSchema, product: z.enum(PRODUCTS) })

const figuresSchema = z.object({
  paid: volumeSchema,
  refunded: volumeSchema,
  created: z.number().int(),
  createdPaid: z.number().int(),
  medianPayoutSeconds: z.number().nullable(),
})

export const getSalesOverviewContract = contract({
  name: 'getSalesOverview',
  method: 'GET',
  path: '/panel/sales/overview',
  tag: 'Painel',
  summary: 'Produção de um período: números, comparação e volume',
  access: { kind: 'person' },
  query: salesQuery,
  response: z.object({
    days: daysSchema,
    before: daysSchema,
    by: z.enum(BUCKETS),
    starts: z.array(dayOutSchema),
    partial: z.array(dayOutSchema),
    present: figuresSchema,
    past: figuresSchema,
    points: z.array(renamed(pointSchema, volumeNames)),
    pastPoints: z.array(renamed(pointSchema, volumeNames)),
  }),
  codes: ['permission_denied', 'invalid_period'],
  examples: {
    response: {
      days: { startDate: '2026-11-21', endDate: '2026-11-21' },
      before: { startDate: '2026-11-20', endDate: '2026-11-20' },
      by: 'day',
      starts: ['2026-11-21'],
      partial: ['2026-11-21'],
      present: {
        paid: { contracts: 1, net: 950, issue: 1000 },
        refunded: { contracts: 0, net: 0, issue: 0 },
        created: 2,
        createdPaid: 1,
        medianPayoutSeconds: 3600,
      },
      past: {
        paid: { contracts: 0, net: 0, issue: 0 },
        refunded: { contracts: 0, net: 0, issue: 0 },
        created: 0,
        createdPaid: 0,
        medianPayoutSeconds: null,
      },
      points: [{ start: '2026-11-21', product: 'fgts', contracts: 1, net: 950, issue: 1000 }],
      pastPoints: [{ start: '2026-11-21', product: 'fgts', contracts: 0, net: 0, issue: 0 }],
    },
  },
})
