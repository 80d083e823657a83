import { exportFgtsBalancesContract } from '#lib/contracts/fgts/export-balances.ts'
import { csvEndpoint } from '#lib/http/csv-endpoint.ts'
import { exportFgtsBalances } from '#lib/services/fgts/export-fgts-balances.ts'

export const GET = csvEndpoint(exportFgtsBalancesContract, exportFgtsBalances)
