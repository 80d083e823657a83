import { getReviewCaseContract } from '#lib/contracts/review/review-case'
import { endpoint } from '#lib/http/endpoint'
import { getReviewCase } from '#lib/services/review/get-review-case'

export const GET = endpoint(getReviewCaseContract, getReviewCase)
