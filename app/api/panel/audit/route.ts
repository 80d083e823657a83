import { listAuditContract } from '#lib/contracts/audit/audit'
import { endpoint } from '#lib/http/endpoint'
import { listAudit } from '#lib/services/audit/list-audit'

export const GET = endpoint(listAuditContract, listAudit)
