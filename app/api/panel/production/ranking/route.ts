import { getSalesRankingContract } from '#lib/contracts/sales/ranking'
import { endpoint } from '#lib/http/endpoint'
import { getSalesRanking } from '#lib/services/sales/get-sales-ranking'

export const GET = endpoint(getSalesRankingContract, getSalesRanking)
