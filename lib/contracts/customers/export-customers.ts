import { z } from 'zod'
import { chosenRowsField } from '#lib/contracts/chosen-rows-field.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'

export const exportCustomersContract = panelContract({
  name: 'exportCustomers',
  path: '/panel/customers/export',
  query: z.object({ keys: chosenRowsField(z.string().min(1).max(200)) }),
  response: z.string(),
  codes: ['permission_denied', 'not_found'],
})
