import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { SALES_SHEETS } from '#lib/domain/sales/sales-view.ts'
import { salesQuery } from './sales-query.ts'

export const downloadSalesContract = contract({
  name: 'downloadSales',
  method: 'GET',
  path: '/panel/sales/sheets/{sheet}',
  tag: 'Painel',
  summary: 'Baixa uma tabela da produção em CSV',
  access: { kind: 'person' },
  params: z.object({ sheet: z.enum(SALES_SHEETS) }),
  query: salesQuery,
  response: z.string(),
  codes: ['permission_denied', 'invalid_period', 'not_found'],
  examples: { response: 'Início;Produto;Contratos\r\n' },
})
