import { solveFgtsPendingItemContract } from '#lib/contracts/fgts/proposal-pending.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { solvePendingItem } from '#lib/services/pending-items/solve-pending-item.ts'

export const POST = endpoint(solveFgtsPendingItemContract, solvePendingItem)
