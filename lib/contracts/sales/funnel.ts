import { z } from 'zod'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { FUNNEL_STEPS } from '#lib/domain/sales/funnel.ts'
import { salesQuery } from './sales-query.ts'

const countsSchema = z.array(z.number().int())
const partSchema = z.object({ key: z.string(), name: z.string(), counts: countsSchema })

export const getSalesFunnelContract = panelContract({
  name: 'getSalesFunnel',
  path: '/panel/sales/funnel',
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
})
