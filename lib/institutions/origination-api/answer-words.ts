import { refusalOfText } from '#lib/domain/institutions/refusal-words.ts'
import type { UpstreamAnswer } from './send-request.ts'

const MOST_TEXT = 500
const TEXT_FIELDS = ['detail', 'message', 'error_description', 'error', 'errorMessage', 'title']
const REFUSED = 422

/** Returns the text of a refusal, wherever a service puts it; undefined if there is none. */
export const refusalTextOf = (body: unknown): string | undefined => {
  if (typeof body === 'string' && body !== '') return body.slice(0, MOST_TEXT)
  if (typeof body !== 'object' || body === null) return undefined
  const fields = body as Record<string, unknown>
  for (const value of TEXT_FIELDS.map((name) => fields[name])) {
    const text = typeof value === 'string' ? value : refusalTextOf(value)
    if (text) return text.slice(0, MOST_TEXT)
  }
  const [first] = Array.isArray(fields.errors) ? fields.errors : []
  return refusalTextOf(first)
}

/**
 * Gives a refusal the status of one: some services answer 200 with an error inside, and others 500 with a
 * text that names a reason of the customer. Idempotent.
 */
export const withTrueStatus = (answer: UpstreamAnswer): UpstreamAnswer => {
  const { status, body } = answer
  const isHidden = status >= 200 && status < 300 && isErrorBody(body)
  const isReason = status === 500 && refusalOfText(refusalTextOf(body) ?? '') !== undefined
  return isHidden || isReason ? { ...answer, status: REFUSED } : answer
}

/** An object with an id is a resource, whose error is part of its state. */
const isErrorBody = (body: unknown): boolean => {
  if (typeof body !== 'object' || body === null || 'id' in body || 'data' in body) return false
  const { success, error } = body as Record<string, unknown>
  return success === false || (error !== undefined && error !== null && error !== false && error !== '')
}
