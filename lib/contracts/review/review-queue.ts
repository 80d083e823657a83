import { z } from 'zod'
import { instant, reais, renameKeys } from '#lib/contracts/codecs.ts'
import { providerField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { QUEUE_ORDERS } from '#lib/domain/proposals/queue-orders.ts'
import { UUID_PATTERN } from '#lib/domain/uuid.ts'
import { readersShape, reviewReasonSchema } from './review-wire.ts'

const itemSchema = renameKeys(
  z.object({
    id: z.string(),
    product: z.enum(PRODUCTS),
    provider: z.string(),
    contractNumber: z.string(),
    documentNumber: z.string(),
    clientName: z.string(),
    availableBalance: reais,
    createdByName: z.string(),
    waitingSince: instant,
    isOwn: z.boolean(),
    /** The proposal was sent back before, and the requested item has arrived. */
    isReturned: z.boolean(),
    reasons: z.array(reviewReasonSchema),
    ...readersShape,
  }),
  {
    provider: 'institutionCode',
    availableBalance: 'netCents',
    waitingSince: 'updatedAt',
  },
)

/** Longest wait first unless sorted otherwise; at most a hundred per page. */
export const listReviewQueueContract = panelContract({
  name: 'listReviewQueue',
  path: '/panel/review/queue',
  query: z.object({
    product: z.enum(PRODUCTS).optional(),
    provider: providerField.optional(),
    reason: z.string().max(60).optional(),
    sort: z.enum(QUEUE_ORDERS).optional(),
    cursor: z
      .string()
      .regex(new RegExp(`^\\d{1,15}~${UUID_PATTERN}$`))
      .optional(),
  }),
  response: renameKeys(
    z.object({
      data: z.array(itemSchema),
      /** Exact up to COUNT_CEILING; above it, a lower bound. */
      total: z.number().int(),
      totalIsExact: z.boolean(),
      /** Counts per reason, regardless of the reason filter. */
      byReason: z.array(z.object({ code: z.string(), count: z.number().int() })),
      nextCursor: z.string().nullable(),
    }),
    { data: 'rows' },
  ),
  codes: ['permission_denied'],
})
