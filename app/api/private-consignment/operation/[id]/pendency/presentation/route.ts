import { solveCltPresentationContract } from '#lib/contracts/clt/operation-pending'
import { endpoint } from '#lib/http/endpoint'
import { solvePendingItem } from '#lib/services/pending-items/solve-pending-item'

export const PATCH = endpoint(solveCltPresentationContract, solvePendingItem)
