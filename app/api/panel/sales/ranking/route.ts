import { getSalesRankingContract } from '#lib/contracts/sales/ranking.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getSalesRanking } from '#lib/services/sales/get-sales-ranking.ts'

export const GET = endpoint(getSalesRankingContract, getSalesRanking)
