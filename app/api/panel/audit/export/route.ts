import { exportAuditContract } from '#lib/contracts/audit/audit.ts'
import { csvEndpoint } from '#lib/http/csv-endpoint.ts'
import { exportAudit } from '#lib/services/audit/export-audit.ts'

export const GET = csvEndpoint(exportAuditContract, exportAudit)
