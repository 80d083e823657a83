import { listStatusesContract } from '#lib/contracts/reference/statuses.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listStatuses } from '#lib/services/reference/list-statuses.ts'

export const GET = endpoint(listStatusesContract, listStatuses)
