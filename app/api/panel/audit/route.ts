import { listAuditContract } from '#lib/contracts/audit/audit.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listAudit } from '#lib/services/audit/list-audit.ts'

export const GET = endpoint(listAuditContract, listAudit)
