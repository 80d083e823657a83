import { exportCltConsultsContract } from '#lib/contracts/clt/consult-export'
import { csvEndpoint } from '#lib/http/csv-endpoint'
import { exportCltConsults } from '#lib/services/clt/export-clt-consults'

export const GET = csvEndpoint(exportCltConsultsContract, exportCltConsults)
