import { z } from 'zod'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { salesQuery } from './sales-query.ts'

export const listSalesRefusalsContract = panelContract({
  name: 'listSalesRefusals',
  path: '/panel/sales/refusals',
  query: salesQuery,
  response: z.array(
    z.object({
      product: z.enum(PRODUCTS),
      kind: z.enum(['balance', 'consult', 'proposal']),
      code: z.string(),
      title: z.string(),
      nextAction: z.string(),
      whoActs: z.enum(['customer', 'agent', 'integrator', 'institution', 'us']).nullable(),
      count: z.number().int(),
    }),
  ),
  codes: ['permission_denied', 'invalid_period'],
})
