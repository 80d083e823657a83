import type { DomainError, FieldError, UnwordedFieldError } from '#lib/domain/errors.ts'
import { type Language, textIn } from '#lib/domain/language.ts'
import { isReasonCode, type ReasonCode, reasonOf } from '#lib/domain/reasons/catalogue.ts'
import type { ReasonKind } from '#lib/domain/reasons/reason.ts'
import { type ReasonTexts, reasonTexts, screenReasonTexts } from '#lib/domain/reasons/reason-texts.ts'

const STATUS: Readonly<Record<ReasonKind, number>> = {
  unreadable: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  expired: 410,
  too_large: 413,
  unsupported_type: 415,
  rule: 422,
  refusal: 422,
  notice: 422,
  limit: 429,
  fault: 500,
  bad_answer: 502,
  unavailable: 503,
  timeout: 504,
}

export const statusOf = (code: ReasonCode): number =>
  code === 'method_not_allowed' ? 405 : STATUS[reasonOf(code).kind]

export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  instance: string
  code: string
  message: string
  retryable: boolean
  whoActs: string
  nextAction: string
  requestId: string
  errors: readonly FieldError[]
  /** Repeats status and detail for API clients written for older services of this kind. */
  error: { statusCode: number; message: string }
  [extension: string]: unknown
}

export type ProblemFrame = {
  instance: string
  requestId: string
  language: Language
  reader?: 'program' | 'person'
}

/** Details that become members of the problem body; none is personal data. */
const REPORTED_DETAILS = [
  'proposalId',
  'consultId',
  'operationId',
  'queryId',
  'limit',
  'maximum',
  'minimum',
  'maximumCents',
  'minimumCents',
  'marginCents',
  'installmentCents',
  'terms',
  'types',
  'status',
  'until',
  'allowed',
  'dueDate',
  'dueDates',
  'contractNumber',
  'latest',
  'availableCents',
  'line',
  'column',
  'offset',
  'receiverStatus',
  'notReady',
  'releaseDate',
  'previousReleaseDate',
  'firstDueDate',
  'previousFirstDueDate',
  'netCents',
  'previousNetCents',
  'totalCents',
  'previousTotalCents',
  'cetAnnual',
  'previousCetAnnual',
] as const

export const problemOf = (error: DomainError, frame: ProblemFrame): Problem => {
  const { instance, requestId, language, reader } = frame
  const texts = (reader === 'person' ? screenReasonTexts : reasonTexts)(error.code, language, error.details)
  const reason = reasonOf(error.code)
  const errors = error.errors.map((field) => inLanguage(field, language))
  const detail = [texts.text, ...furtherOf(error, errors[0], language)].join(' ')
  const status = statusOf(error.code)
  return {
    type: error.code,
    title: titleOf(error, texts, language),
    status,
    detail,
    instance,
    code: error.code,
    message: detail,
    retryable: reason.retryable,
    whoActs: reason.whoActs,
    nextAction: texts.nextAction,
    requestId,
    errors,
    error: { statusCode: status, message: detail },
    ...membersOf(error.details),
  }
}

/** API clients read the title first, so an `invalid_request` gets the title of its first field error. */
const titleOf = ({ code, errors }: DomainError, texts: ReasonTexts, language: Language): string => {
  const [field] = code === 'invalid_request' ? errors : []
  if (!field || !isReasonCode(field.code)) return texts.title
  return reasonTexts(field.code, language, 'details' in field ? field.details : { ...field }).title
}

const inLanguage = (field: FieldError | UnwordedFieldError, language: Language): FieldError => {
  if ('message' in field) return field
  const { pointer, code, details } = field
  return { pointer, code, message: reasonTexts(code, language, details).text, ...membersOf(details) }
}

// Many clients show only the text, so it states the first invalid field or the position of a JSON error.
const furtherOf = (
  { code, details }: DomainError,
  first: FieldError | undefined,
  language: Language,
): string[] => {
  if ((code === 'invalid_request' || code === 'not_found') && first) return [withPointer(first)]
  if (code !== 'malformed_body' || typeof details.line !== 'number') return []
  const { line } = details
  const place = { pt: `Erro na linha ${line}, coluna`, en: `The fault is at line ${line}, column` }
  return [`${textIn(place, language)} ${String(details.column)}.`]
}

const withPointer = ({ pointer, message }: FieldError) =>
  pointer === '' ? message : `${pointer}: ${message}`

const membersOf = (details: Record<string, unknown>) => {
  const members: Record<string, unknown> = {}
  for (const name of REPORTED_DETAILS) {
    const value = details[name]
    if (value === undefined || name === 'status') continue
    if (name.endsWith('Cents') && typeof value === 'number') members[name.slice(0, -5)] = value / 100
    else members[name] = value
  }
  if (typeof details.status === 'string') members.currentStatus = details.status
  return members
}
