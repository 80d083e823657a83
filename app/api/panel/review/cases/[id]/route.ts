import { getReviewCaseContract } from '#lib/contracts/review/review-case.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getReviewCase } from '#lib/services/review/get-review-case.ts'

export const GET = endpoint(getReviewCaseContract, getReviewCase)
