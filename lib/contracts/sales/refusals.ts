import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { salesQuery } from './sales-query.ts'

export const listSalesRefusalsContract = contract({
  name: 'listSalesRefusals',
  method: 'GET',
  path: '/panel/sales/refusals',
  tag: 'Painel',
  summary: 'Recusas, cancelamentos e devoluções por motivo',
  access: { kind: 'person' },
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
  examples: {
    response: [
      {
        product: 'fgts',
        kind: 'balance',
        code: 'no_balance',
        title: 'Sem saldo',
        nextAction: 'Nada a fazer agora; consulte de novo após novos depósitos.',
        whoActs: 'customer',
        count: 7,
      },
    ],
  },
})
