import { DomainError } from '#lib/domain/errors.ts'
import type { Language } from '#lib/domain/language.ts'
import { failureAnswer } from '#lib/http/failure-answer.ts'
import type { RequestFrame } from '#lib/http/request-frame.ts'

export const RETRY_AFTER_S = 2

export const OVERLOADED = new DomainError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_S })

type Frame = Pick<RequestFrame, 'language' | 'instance' | 'requestId'>
/** The headers that do not depend on the request, and the text around the two values that do. */
type Template = { lines: readonly string[]; start: string; middle: string; end: string }

/** One per language; rendering the answer for every request would double the cost of a refusal. */
const templates = new Map<Language, Template>()

const INSTANCE = 'instance-of-the-request'
const REQUEST_ID = 'id-of-the-request'

const templateIn = (language: Language): Template => {
  const known = templates.get(language)
  if (known) return known
  const frame = { language, instance: INSTANCE, requestId: REQUEST_ID }
  const { headers, body } = failureAnswer(OVERLOADED, frame)
  const fixed = { ...headers, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' }
  const [start = '', rest = ''] = body.split(`"${INSTANCE}"`)
  const [middle = '', end = ''] = rest.split(`"${REQUEST_ID}"`)
  const template = { lines: Object.entries(fixed).flat(), start, middle, end }
  templates.set(language, template)
  return template
}

/** Returns the header lines as alternating names and values. */
export const overloadedAnswer = ({ language, instance, requestId }: Frame) => {
  const { lines, start, middle, end } = templateIn(language)
  const body = `${start}${JSON.stringify(instance)}${middle}${JSON.stringify(requestId)}${end}`
  const length = String(Buffer.byteLength(body))
  return { lines: [...lines, 'X-Request-Id', requestId, 'Content-Length', length], body }
}
