import { solveFgtsPendingItemContract } from '#lib/contracts/fgts/proposal-pending'
import { endpoint } from '#lib/http/endpoint'
import { solvePendingItem } from '#lib/services/pending-items/solve-pending-item'

export const POST = endpoint(solveFgtsPendingItemContract, solvePendingItem)
