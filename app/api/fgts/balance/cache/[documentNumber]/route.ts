import { clearFgtsBalanceCacheContract } from '#lib/contracts/fgts/balance.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { clearFgtsBalanceCache } from '#lib/services/fgts/clear-fgts-balance-cache.ts'

export const DELETE = endpoint(clearFgtsBalanceCacheContract, clearFgtsBalanceCache)
