import { z } from 'zod'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { SALES_SHEETS } from '#lib/domain/sales/sales-view.ts'
import { salesQuery } from './sales-query.ts'

export const downloadSalesContract = panelContract({
  name: 'downloadSales',
  path: '/panel/sales/sheets/{sheet}',
  params: z.object({ sheet: z.enum(SALES_SHEETS) }),
  query: salesQuery,
  response: z.string(),
  codes: ['permission_denied', 'invalid_period', 'not_found'],
})
