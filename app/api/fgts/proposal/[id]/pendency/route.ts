import { listFgtsPendingItemsContract } from '#lib/contracts/fgts/proposal-pending.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listPendingItems } from '#lib/services/proposals/list-pending-items.ts'

export const GET = endpoint(listFgtsPendingItemsContract, listPendingItems)
