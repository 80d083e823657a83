import { downloadProductionContract } from '#lib/contracts/production/sheets'
import { csvEndpoint } from '#lib/http/csv-endpoint'
import { exportProduction } from '#lib/services/production/export-production'

export const GET = csvEndpoint(downloadProductionContract, exportProduction)
