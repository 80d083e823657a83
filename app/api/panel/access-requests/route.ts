import { listAccessRequestsContract } from '#lib/contracts/people/access-requests'
import { endpoint } from '#lib/http/endpoint'
import { listAccessRequests } from '#lib/services/people/list-access-requests'

export const GET = endpoint(listAccessRequestsContract, listAccessRequests)
