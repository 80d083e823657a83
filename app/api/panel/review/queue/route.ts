import { listReviewQueueContract } from '#lib/contracts/review/review-queue'
import { endpoint } from '#lib/http/endpoint'
import { listReviewQueue } from '#lib/services/review/list-review-queue'

export const GET = endpoint(listReviewQueueContract, listReviewQueue)
