import { exportAuditContract } from '#lib/contracts/audit/audit'
import { csvEndpoint } from '#lib/http/csv-endpoint'
import { exportAudit } from '#lib/services/audit/export-audit'

export const GET = csvEndpoint(exportAuditContract, exportAudit)
