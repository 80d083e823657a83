import { listFgtsBalancesContract, startFgtsBalanceQueryContract } from '#lib/contracts/fgts/balance'
import { endpoint } from '#lib/http/endpoint'
import { listFgtsBalances } from '#lib/services/fgts/list-fgts-balances'
import { startFgtsBalanceQuery } from '#lib/services/fgts/start-fgts-balance-query'

export const GET = endpoint(listFgtsBalancesContract, listFgtsBalances)
export const POST = endpoint(startFgtsBalanceQueryContract, startFgtsBalanceQuery)
