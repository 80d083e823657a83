import { getProductionRankingContract } from '#lib/contracts/production/ranking'
import { endpoint } from '#lib/http/endpoint'
import { getProductionRanking } from '#lib/services/production/get-production-ranking'

export const GET = endpoint(getProductionRankingContract, getProductionRanking)
