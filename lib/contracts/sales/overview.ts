import { z } from 'zod'
import { reais, renameKeys } from '#lib/contracts/codecs.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { dayOutSchema } from '#lib/contracts/wire.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { BUCKETS } from '#lib/domain/sales/period.ts'
import { salesQuery } from './sales-query.ts'

const daysSchema = z.object({ startDate: dayOutSchema, endDate: dayOutSchema })

const volumeFields = { contracts: z.number().int(), net: reais, issue: reais }
const volumeNames = { net: 'netCents', issue: 'issueCents' } as const

export const volumeSchema = renameKeys(z.object(volumeFields), volumeNames)

const pointSchema = z.object({ ...volumeFields, start: dayOutSchema, product: z.enum(PRODUCTS) })

const figuresSchema = z.object({
  paid: volumeSchema,
  refunded: volumeSchema,
  created: z.number().int(),
  createdPaid: z.number().int(),
  medianPayoutSeconds: z.number().nullable(),
})

export const getSalesOverviewContract = panelContract({
  name: 'getSalesOverview',
  path: '/panel/sales/overview',
  query: salesQuery,
  response: z.object({
    days: daysSchema,
    before: daysSchema,
    by: z.enum(BUCKETS),
    starts: z.array(dayOutSchema),
    partial: z.array(dayOutSchema),
    present: figuresSchema,
    past: figuresSchema,
    points: z.array(renameKeys(pointSchema, volumeNames)),
    pastPoints: z.array(renameKeys(pointSchema, volumeNames)),
  }),
  codes: ['permission_denied', 'invalid_period'],
})
