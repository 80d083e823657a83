import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { FUNNEL_STEPS } from '#lib/domain/sales/funnel.ts'
import { salesQuery } from './sales-query.ts'

const countsSchema = z.array(z.number().int())
const partSchema = z.object({ key: z.string(), name: z.string(), counts: countsSchema })

export const getSalesFunnelContract = contract({
  name: 'getSalesFunnel',
  method: 'GET',
  path: '/panel/sales/funnel',
  tag: 'Painel',
  summary: 'Até onde chegaram os clientes de um período',
  access: { kind: 'person' },
  query: salesQuery,
  response: z.array(
    z.object({
      product: z.enum(PRODUCTS),
      steps: z.array(z.enum([...FUNNEL_STEPS.fgts, ...FUNNEL_STEPS.clt])),
      counts: countsSchema,
      institutions: z.array(partSchema),
      agents: z.array(partSchema),
    }),
  ),
  codes: ['permission_denied', 'invalid_period'],
  examples: {
    response: [
      {
        product: 'fgts',
        steps: ['asked', 'balance', 'simulation', 'proposal', 'signed', 'paid'],
        counts: [10, 6, 5, 3, 2, 2],
        institutions: [{ key: 'aurora', name: 'Aurora', counts: [10, 6, 5, 3, 2, 2] }],
        agents: [],
      },
    ],
  },
})
