import { z } from 'zod'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { volumeSchema } from './overview.ts'
import { salesQuery } from './sales-query.ts'

const rowSchema = z.object({
  key: z.string(),
  name: z.string(),
  paid: volumeSchema,
  refunded: z.number().int(),
  created: z.number().int(),
  createdPaid: z.number().int(),
})

export const getSalesRankingContract = panelContract({
  name: 'getSalesRanking',
  path: '/panel/sales/ranking',
  query: salesQuery,
  response: z.object({ agents: z.array(rowSchema), institutions: z.array(rowSchema) }),
  codes: ['permission_denied', 'invalid_period'],
})
