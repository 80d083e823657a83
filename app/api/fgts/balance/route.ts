import { listFgtsBalancesContract, startFgtsBalanceQueryContract } from '#lib/contracts/fgts/balance.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listFgtsBalances } from '#lib/services/fgts/list-fgts-balances.ts'
import { startFgtsBalanceQuery } from '#lib/services/fgts/start-fgts-balance-query.ts'

export const GET = endpoint(listFgtsBalancesContract, listFgtsBalances)
export const POST = endpoint(startFgtsBalanceQueryContract, startFgtsBalanceQuery)
