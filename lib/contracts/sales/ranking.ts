import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
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

export const getSalesRankingContract = contract({
  name: 'getSalesRanking',
  method: 'GET',
  path: '/panel/sales/ranking',
  tag: 'Painel',
  summary: 'Produção por agente e por instituição',
  access: { kind: 'person' },
  query: salesQuery,
  response: z.object({ agents: z.array(rowSchema), institutions: z.array(rowSchema) }),
  codes: ['permission_denied', 'invalid_period'],
  examples: { response: { agents: [], institutions: [] } },
})
