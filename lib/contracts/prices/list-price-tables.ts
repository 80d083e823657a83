import { z } from 'zod'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { priceChangeSummarySchema, priceVersionSchema } from './price-table-wire.ts'

export const listPriceTablesContract = panelContract({
  name: 'listPriceTables',
  path: '/panel/prices',
  response: z.object({
    tables: z.array(
      priceVersionSchema.extend({
        institutionName: z.string(),
        simulations: z.number().int(),
        simulationsAreExact: z.boolean(),
        openChanges: z.number().int(),
      }),
    ),
    changes: z.array(priceChangeSummarySchema),
  }),
  codes: ['permission_denied'],
})
