import { listStatusesContract } from '#lib/contracts/reference/statuses'
import { endpoint } from '#lib/http/endpoint'
import { listStatuses } from '#lib/services/reference/list-statuses'

export const GET = endpoint(listStatusesContract, listStatuses)
