import { clearFgtsBalanceCacheContract } from '#lib/contracts/fgts/balance'
import { endpoint } from '#lib/http/endpoint'
import { clearFgtsBalanceCache } from '#lib/services/fgts/clear-fgts-balance-cache'

export const DELETE = endpoint(clearFgtsBalanceCacheContract, clearFgtsBalanceCache)
