import { listReviewQueueContract } from '#lib/contracts/review/review-queue.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listReviewQueue } from '#lib/services/review/list-review-queue.ts'

export const GET = endpoint(listReviewQueueContract, listReviewQueue)
