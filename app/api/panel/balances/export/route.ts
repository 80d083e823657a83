import { exportFgtsBalancesContract } from '#lib/contracts/fgts/export-balances'
import { csvEndpoint } from '#lib/http/csv-endpoint'
import { exportFgtsBalances } from '#lib/services/fgts/export-fgts-balances'

export const GET = csvEndpoint(exportFgtsBalancesContract, exportFgtsBalances)
