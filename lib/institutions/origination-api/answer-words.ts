import { type CustomerRequest, isOutageText, isRefusalText } from '#lib/domain/institutions/refusal-words.ts'
import type { UpstreamAnswer } from './send-request.ts'

const MOST_TEXT = 500
const TEXT_FIELDS = ['detail', 'message', 'error_description', 'error', 'errorMessage', 'title']
const REFUSED = 422
const UNAVAILABLE = 503

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

/** Corrects the status of services that answer 200 with an error, or 500 for a reason about the customer. */
export const withTrueStatus = (answer: UpstreamAnswer, path: string): UpstreamAnswer => {
  const { status, body } = answer
  const text = refusalTextOf(body) ?? ''
  if (status >= 200 && status < 300 && isErrorBody(body))
    return { ...answer, status: isOutageText(text) ? UNAVAILABLE : REFUSED }
  const about = customerRequestOf(path)
  return status === 500 && about && isRefusalText(text, about) ? { ...answer, status: REFUSED } : answer
}

const REQUESTS: readonly (readonly [prefix: string, CustomerRequest])[] = [
  ['/fgts/balance', 'balance'],
  ['/private-consignment/consult', 'consult'],
]

export const customerRequestOf = (path: string): CustomerRequest | undefined =>
  REQUESTS.find(([prefix]) => path.startsWith(prefix))?.[1]

/** An object with an id or a status is a resource, whose error is part of its state. */
const isErrorBody = (body: unknown): boolean => {
  if (typeof body !== 'object' || body === null || RESOURCE.some((name) => name in body)) return false
  const { success, error } = body as Record<string, unknown>
  return success === false || (error !== undefined && error !== null && error !== false && error !== '')
}

const RESOURCE = ['id', 'data', 'status']
