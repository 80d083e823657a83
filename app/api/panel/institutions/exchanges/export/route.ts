import { exportInstitutionExchangesContract } from '#lib/contracts/institutions/exchanges.ts'
import { fileEndpoint } from '#lib/http/file-endpoint.ts'
import { exportInstitutionExchanges } from '#lib/services/institutions/export-institution-exchanges.ts'

export const GET = fileEndpoint(exportInstitutionExchangesContract, exportInstitutionExchanges)
