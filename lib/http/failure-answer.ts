import { describeError, logger } from '#lib/config/logger.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type ReasonCode, reasonOf } from '#lib/domain/reasons/catalogue.ts'
import type { ReasonKind } from '#lib/domain/reasons/reason.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import type { Answer } from './idempotency.ts'
import { problemOf } from './problem.ts'
import type { RequestFrame } from './request-frame.ts'

/** Connection failures of the database, by SQLSTATE class or driver code. They are transient. */
const DATABASE_DOWN = /^(08|57P|53|CONNECT|ECONN|ENOTFOUND|EPIPE|CONNECTION)/

/** SQLSTATEs for text that the database cannot store, which is a client error. */
const UNFIT_TEXT = /^(22021|22P05)$/

/** Logs unexpected errors without their message, which may quote personal data. */
export const failureAnswer = (
  error: unknown,
  frame: Pick<RequestFrame, 'requestId' | 'instance' | 'language'>,
): Answer => {
  const failure = toDomainError(error, frame)
  const problem = problemOf(failure, frame)
  return {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', ...headersOf(failure) },
    body: JSON.stringify(problem),
    isPassing: isPassing(failure),
  }
}

/** Errors that a corrected or later request may avoid; they do not consume an idempotency key. */
const PASSING: readonly ReasonKind[] = [
  'unreadable',
  'too_large',
  'unsupported_type',
  'unauthenticated',
  'forbidden',
  'limit',
]

/** Errors that another request, such as a new balance query, may resolve. */
const HEALED_ELSEWHERE: readonly ReasonCode[] = [
  'balance_required',
  'consult_in_use',
  'consult_already_exists_by_user_and_document_number',
  'withdrawals_in_use',
  'yearly_operation_limit',
  'registration_fee_already_charged',
  'figures_changed',
]

const isPassing = ({ code, errors }: DomainError): boolean => {
  const { kind, retryable } = reasonOf(code)
  return (
    retryable ||
    errors.length > 0 ||
    code === 'invalid_request' ||
    PASSING.includes(kind) ||
    HEALED_ELSEWHERE.includes(code)
  )
}

export const toDomainError = (
  error: unknown,
  frame: Pick<RequestFrame, 'requestId' | 'instance'>,
): DomainError => {
  if (error instanceof DomainError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (UNFIT_TEXT.test(code)) return new DomainError('invalid_request')
  const down = DATABASE_DOWN.test(code)
  logger.error(
    { requestId: frame.requestId, path: frame.instance, ...describeError(error) },
    down ? 'database unavailable' : 'unexpected error',
  )
  return down
    ? new DomainError('service_unavailable', { retryAfterSeconds: 2 })
    : new DomainError('internal_error')
}

const TOKEN_REFUSALS: readonly ReasonCode[] = ['token_missing', 'token_expired', 'invalid_token']

/** An error_description must be ASCII without quotes and backslashes (RFC 6750 section 3). */
const asciiText = (text: string) => text.replace(/[^ !#-[\]-~]/g, '')

export const detailHeadersOf = ({ details }: DomainError): Record<string, string> => ({
  ...(details.headers as Record<string, string> | undefined),
  ...(details.retryAfterSeconds !== undefined && { 'Retry-After': String(details.retryAfterSeconds) }),
})

const headersOf = (failure: DomainError): Record<string, string> => {
  const headers: Record<string, string> = detailHeadersOf(failure)
  if (TOKEN_REFUSALS.includes(failure.code)) {
    const { text } = reasonTexts(failure.code, 'en')
    headers['WWW-Authenticate'] = `Bearer error="invalid_token", error_description="${asciiText(text)}"`
  }
  if (failure.code === 'insufficient_scope') {
    headers['WWW-Authenticate'] =
      `Bearer error="insufficient_scope", scope="${String(failure.details.scope)}"`
  }
  return headers
}
