import { exportCltConsultsContract } from '#lib/contracts/clt/consult-export.ts'
import { csvEndpoint } from '#lib/http/csv-endpoint.ts'
import { exportCltConsults } from '#lib/services/clt/export-clt-consults.ts'

export const GET = csvEndpoint(exportCltConsultsContract, exportCltConsults)
