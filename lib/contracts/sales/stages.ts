import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
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

export const listSalesStagesContract = contract({
  name: 'listSalesStages',
  method: 'GET',
  path: '/panel/sales/stages',
  tag: 'Painel',
  summary: 'Tempo em cada etapa: mediana e percentil 90',
  access: { kind: 'person' },
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
  examples: {
    response: [
      {
        kind: 'proposal',
        product: 'fgts',
        status: 'formalization',
        ended: 12,
        open: 3,
        p50Seconds: 840,
        p90Seconds: 86_400,
      },
    ],
  },
})
