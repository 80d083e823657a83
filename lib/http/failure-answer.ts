import { describeError, logger } from '#lib/config/logger'
import { DomainError } from '#lib/domain/errors'
import { type ReasonCode, reasonOf } from '#lib/domain/reasons/catalogue'
import type { ReasonKind } from '#lib/domain/reasons/reason'
import { reasonTexts } from '#lib/domain/reasons/reason-texts'
import type { Answer } from './idempotency.ts'
import { problemOf } from './problem.ts'
import type { RequestFrame } from './request-frame.ts'

/**
 * Connection-level failures of the database, by SQLSTATE class or driver code: the service is up again in
 * seconds.
 */
const DATABASE_DOWN = /^(08|57P|53|CONNECT|ECONN|ENOTFOUND|EPIPE|CONNECTION)/

/**
 * What the database cannot store (SQLSTATE untranslatable or not in the character set): sent by the caller,
 * whatever the way.
 */
const UNFIT_TEXT = /^(22021|22P05)$/

/**
 * Turns whatever was thrown into an answer. Unexpected errors are logged without their message: it may quote
 * data.
 */
export const failureAnswer = (error: unknown, frame: RequestFrame): Answer => {
  const failure = knownFailure(error, frame)
  const problem = problemOf(failure, frame)
  return {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', ...headersOf(failure) },
    body: JSON.stringify(problem),
    isPassing: isPassing(failure),
  }
}

/** Kinds of refusals that are about the request or the moment, not about what it asked for. */
const PASSING: readonly ReasonKind[] = [
  'unreadable',
  'too_large',
  'unsupported_type',
  'unauthenticated',
  'forbidden',
  'limit',
]

/** Refusals that end with something done elsewhere, though repeating at once is of no use. */
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

/** The catalogued form of anything thrown. */
export const knownFailure = (
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
    ? new DomainError('service_unavailable', { headers: { 'Retry-After': '2' } })
    : new DomainError('internal_error')
}

const TOKEN_REFUSALS: readonly ReasonCode[] = ['token_missing', 'token_expired', 'invalid_token']

/** RFC 6750 section 3: a description has no quotes, no backslash and nothing beyond ASCII. */
const asciiText = (text: string) => text.replace(/[^ !#-[\]-~]/g, '')

const headersOf = (failure: DomainError): Record<string, string> => {
  const headers: Record<string, string> = {
    ...(failure.details.headers as Record<string, string> | undefined),
  }
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
