import { exportSecurityLogContract } from '#lib/contracts/audit/security-log.ts'
import { csvEndpoint } from '#lib/http/csv-endpoint.ts'
import { exportSecurityLog } from '#lib/services/audit/export-security-log.ts'

export const GET = csvEndpoint(exportSecurityLogContract, exportSecurityLog)
