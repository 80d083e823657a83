import { getFgtsBalanceQueryContract } from '#lib/contracts/fgts/balance'
import { endpoint } from '#lib/http/endpoint'
import { getFgtsBalanceQuery } from '#lib/services/fgts/get-fgts-balance-query'

export const GET = endpoint(getFgtsBalanceQueryContract, getFgtsBalanceQuery)
