import { listCltPendingItemsContract } from '#lib/contracts/clt/operation-pending.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listPendingItems } from '#lib/services/proposals/list-pending-items.ts'

export const GET = endpoint(listCltPendingItemsContract, listPendingItems)
