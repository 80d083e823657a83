import { getEnv } from '#lib/config/env'
import type { PostalAddress } from '#lib/domain/documents/postal-address'
import type { PostalCode } from '#lib/domain/documents/postal-code'
import { requestPostalAddress } from './request-postal-address.ts'
import { SAMPLE_ADDRESSES } from './sample-addresses.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_KEPT = 5_000

type Kept = { answer: Promise<PostalAddress | null>; untilMs: number }

const kept = new Map<PostalCode, Kept>()

/**
 * The address of a CEP as the service at CEP_LOOKUP_URL knows it; without one, what the embedded mode has for
 * trying out. Never throws: null when it is not known, or the service fails, is slow or answers nonsense.
 * Answers are kept for a day, failures are not; the same CEP is asked for once at a time.
 */
export const findPostalAddress = async (code: PostalCode): Promise<PostalAddress | null> => {
  const { CEP_LOOKUP_URL, EMBEDDED } = getEnv()
  if (CEP_LOOKUP_URL === undefined) return (EMBEDDED && SAMPLE_ADDRESSES[code]) || null
  const before = kept.get(code)
  if (before && before.untilMs > performance.now()) return before.answer
  const answer = requestPostalAddress(CEP_LOOKUP_URL, code).then((found) => {
    if (found === 'failed') kept.delete(code)
    return found === 'failed' ? null : found
  })
  keep(code, { answer, untilMs: performance.now() + DAY_MS })
  return answer
}

/** The oldest answer makes room. */
const keep = (code: PostalCode, entry: Kept) => {
  kept.delete(code)
  kept.set(code, entry)
  const oldest = kept.keys().next().value
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}
