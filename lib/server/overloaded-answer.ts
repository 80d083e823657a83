import { DomainError } from '#lib/domain/errors.ts'
import type { Language } from '#lib/domain/language.ts'
import { failureAnswer } from '#lib/http/failure-answer.ts'
import type { Answer } from '#lib/http/idempotency.ts'
import type { RequestFrame } from '#lib/http/request-frame.ts'

export const RETRY_AFTER_S = 2

export const OVERLOADED = new DomainError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_S })

/** One answer per language; rendering it for every request would double the cost of a rejection. */
const rendered = new Map<Language, Answer>()

const INSTANCE = 'instance-of-the-request'
const REQUEST_ID = 'id-of-the-request'

const renderedIn = (frame: RequestFrame): Answer => {
  const known = rendered.get(frame.language)
  if (known) return known
  const answer = failureAnswer(OVERLOADED, { ...frame, instance: INSTANCE, requestId: REQUEST_ID })
  rendered.set(frame.language, answer)
  return answer
}

export const overloadedAnswer = (frame: RequestFrame): Pick<Answer, 'headers' | 'body'> => {
  const { headers, body } = renderedIn(frame)
  return {
    headers: { ...headers, 'X-Request-Id': frame.requestId },
    body: body
      .replace(`"${INSTANCE}"`, () => JSON.stringify(frame.instance))
      .replace(`"${REQUEST_ID}"`, () => JSON.stringify(frame.requestId)),
  }
}
