import { getReviewRulesContract } from '#lib/contracts/review/review-rules'
import { endpoint } from '#lib/http/endpoint'
import { getReviewRules } from '#lib/services/review/get-review-rules'

export const GET = endpoint(getReviewRulesContract, getReviewRules)
