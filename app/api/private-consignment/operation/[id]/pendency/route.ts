import { listCltPendingItemsContract } from '#lib/contracts/clt/operation-pending'
import { endpoint } from '#lib/http/endpoint'
import { listPendingItems } from '#lib/services/proposals/list-pending-items'

export const GET = endpoint(listCltPendingItemsContract, listPendingItems)
