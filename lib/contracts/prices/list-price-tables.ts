import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { priceChangeSummarySchema, priceVersionSchema } from './price-table-wire.ts'

export const listPriceTablesContract = contract({
  name: 'listPriceTables',
  method: 'GET',
  path: '/panel/prices',
  tag: 'Painel',
  summary: 'Lista tabelas do FGTS e configurações CLT com as mudanças em aberto',
  access: { kind: 'person' },
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
  examples: { response: { tables: [], changes: [] } },
})
