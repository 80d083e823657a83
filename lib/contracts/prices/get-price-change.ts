import { z } from 'zod'
import { idField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { priceChangeSchema } from './price-change-wire.ts'

export const getPriceChangeContract = panelContract({
  name: 'getPriceChange',
  path: '/panel/prices/changes/{id}',
  params: z.object({ id: idField }),
  response: priceChangeSchema,
  codes: ['not_found', 'permission_denied'],
})
