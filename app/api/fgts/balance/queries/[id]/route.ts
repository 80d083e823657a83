import { getFgtsBalanceQueryContract } from '#lib/contracts/fgts/balance.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getFgtsBalanceQuery } from '#lib/services/fgts/get-fgts-balance-query.ts'

export const GET = endpoint(getFgtsBalanceQueryContract, getFgtsBalanceQuery)
