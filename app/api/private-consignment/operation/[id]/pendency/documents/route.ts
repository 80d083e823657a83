import { solveCltDocumentsContract } from '#lib/contracts/clt/operation-pending.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { solvePendingItem } from '#lib/services/pending-items/solve-pending-item.ts'

export const PATCH = endpoint(solveCltDocumentsContract, solvePendingItem)
