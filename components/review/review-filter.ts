import { PRODUCTS, type Product } from '#lib/domain/proposals/product'
import { REVIEW_RULE_CODES } from '#lib/domain/proposals/review-rules'

/** What the queue is narrowed to and which proposal is open; empty is everything, and none. */
export type ReviewFilter = { product: Product | ''; provider: string; reason: string; id: string }

/** The reasons the queue can be narrowed to: our rules, and an institution's wish. */
export const QUEUE_REASONS = [...REVIEW_RULE_CODES, 'sent_to_review'] as const

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the address of the queue; what does not make sense is left out, so that an old link still opens. */
export const readReviewFilter = (read: (name: string) => string | null | undefined): ReviewFilter => {
  const word = (name: string) => (read(name) ?? '').trim().toLowerCase().slice(0, 60)
  const id = word('id')
  return {
    product: PRODUCTS.find((product) => product === word('product')) ?? '',
    provider: word('provider'),
    reason: QUEUE_REASONS.find((reason) => reason === word('reason')) ?? '',
    id: UUID.test(id) ? id : '',
  }
}

/** The address of the queue with this filter. */
export const reviewHref = ({ product, provider, reason, id }: ReviewFilter): string => {
  const query = new URLSearchParams()
  if (product !== '') query.set('product', product)
  if (provider !== '') query.set('provider', provider)
  if (reason !== '') query.set('reason', reason)
  if (id !== '') query.set('id', id)
  const text = query.toString()
  return text === '' ? '/review' : `/review?${text}`
}

/** The same filter as the queue's contract takes it. */
export const queueQueryOf = ({ product, provider, reason }: ReviewFilter) => ({
  ...(product !== '' && { product }),
  ...(provider !== '' && { provider }),
  ...(reason !== '' && { reason }),
})
