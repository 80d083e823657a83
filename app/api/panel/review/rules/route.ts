import { getReviewRulesContract } from '#lib/contracts/review/review-rules.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getReviewRules } from '#lib/services/review/get-review-rules.ts'

export const GET = endpoint(getReviewRulesContract, getReviewRules)
