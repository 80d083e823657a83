import { z } from 'zod'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import { salesQuery } from './sales-query.ts'

const timesSchema = z.object({
  product: z.enum(PRODUCTS),
  ended: z.number().int(),
  open: z.number().int(),
  p50Seconds: z.number().nullable(),
  p90Seconds: z.number().nullable(),
})

export const listSalesStagesContract = panelContract({
  name: 'listSalesStages',
  path: '/panel/sales/stages',
  query: salesQuery,
  response: z.array(
    z.discriminatedUnion('kind', [
      timesSchema.extend({ kind: z.literal('balance'), status: z.literal('balance') }),
      timesSchema.extend({
        kind: z.literal('consult'),
        status: z.enum(CONSULT_STATUSES).exclude(['CONSENT_APPROVED']),
      }),
      timesSchema.extend({ kind: z.literal('proposal'), status: z.enum(PROPOSAL_STATUSES) }),
    ]),
  ),
  codes: ['permission_denied', 'invalid_period'],
})
