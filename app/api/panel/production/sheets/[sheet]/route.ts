import { downloadSalesContract } from '#lib/contracts/sales/sheets'
import { csvEndpoint } from '#lib/http/csv-endpoint'
import { exportSales } from '#lib/services/sales/export-sales'

export const GET = csvEndpoint(downloadSalesContract, exportSales)
