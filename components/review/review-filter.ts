import { addressFilter, code, id, omitEmpty, oneOf } from '#components/tables/address-filter.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { QUEUE_ORDERS } from '#lib/domain/proposals/queue-orders.ts'
import { REVIEW_RULE_CODES } from '#lib/domain/review/review-rules.ts'

export const QUEUE_REASONS = [...REVIEW_RULE_CODES, 'sent_to_review'] as const

const ADDRESS = addressFilter('/review', {
  product: oneOf(PRODUCTS),
  provider: code,
  reason: oneOf(QUEUE_REASONS),
  sort: oneOf(QUEUE_ORDERS),
  id,
})

export type ReviewFilter = ReturnType<typeof ADDRESS.read>

export const { read: readReviewFilter, href: reviewHref } = ADDRESS

export const queueQueryOf = ({ id: _id, ...filter }: ReviewFilter) => omitEmpty(filter)
