import { listSecurityLogContract } from '#lib/contracts/audit/security-log.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listSecurityLog } from '#lib/services/audit/list-security-log.ts'

export const GET = endpoint(listSecurityLogContract, listSecurityLog)
