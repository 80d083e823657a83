import { listAccessRequestsContract } from '#lib/contracts/people/access-requests.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listAccessRequests } from '#lib/services/people/list-access-requests.ts'

export const GET = endpoint(listAccessRequestsContract, listAccessRequests)
