import { downloadSalesContract } from '#lib/contracts/sales/sheets.ts'
import { csvEndpoint } from '#lib/http/csv-endpoint.ts'
import { exportSales } from '#lib/services/sales/export-sales.ts'

export const GET = csvEndpoint(downloadSalesContract, exportSales)
