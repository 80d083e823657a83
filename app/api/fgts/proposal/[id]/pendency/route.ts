import { listFgtsPendingItemsContract } from '#lib/contracts/fgts/proposal-pending'
import { endpoint } from '#lib/http/endpoint'
import { listPendingItems } from '#lib/services/proposals/list-pending-items'

export const GET = endpoint(listFgtsPendingItemsContract, listPendingItems)
