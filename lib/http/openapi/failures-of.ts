import type { ZodOpenApiOperationObject } from 'zod-openapi'
import type { AnyContract } from '#lib/contracts/contract.ts'
import { consultNotReady } from '#lib/domain/clt/consult-status.ts'
import { domainErrorOf } from '#lib/domain/errors.ts'
import { type ReasonCode, reasonOf } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { problemOf, statusOf } from '#lib/http/problem.ts'
import { problemSchema } from '#lib/http/problem-schema.ts'
import { failureHeadersOf, takesIdempotencyKey } from './wire-headers.ts'

const COMMON: readonly ReasonCode[] = [
  'token_missing',
  'token_expired',
  'invalid_token',
  'insufficient_scope',
  'address_not_allowed',
  'invalid_request',
  'rate_limited',
  'internal_error',
  'service_unavailable',
]

const PUBLIC: readonly ReasonCode[] = ['rate_limited', 'internal_error', 'service_unavailable']

const IDEMPOTENCY_REFUSALS: readonly ReasonCode[] = [
  'idempotency_key_invalid',
  'idempotency_key_reused',
  'idempotency_in_progress',
]

const UNREADABLE: readonly ReasonCode[] = [
  'malformed_body',
  'body_missing',
  'body_too_large',
  'unsupported_media_type',
]

/** Sample values for the placeholders in the texts of error codes. */
const DETAILS = {
  scope: 'fgts',
  address: '203.0.113.7',
  accepted: 'application/json',
  limit: 1_048_576,
  status: 'paid',
  allowed: ['aurora', 'caravela', 'ipe'],
  provider: 'aurora',
  owner: 'caravela',
  choices: '0199a3b2-7c00-7000-8000-000000000001',
  maximum: 24,
  minimum: 2,
  maximumCents: 125_050,
  minimumCents: 10_000,
  marginCents: 35_000,
  installmentCents: 36_210,
  amountCents: 50_000,
  limitCents: 300_000,
  dueDate: '2027-03-01',
  until: '2027-02-01',
  age: 18,
  terms: [6, 12, 24],
  types: ['identification_front'],
  minutes: 5,
  cause: 'respondeu 401',
  releaseDate: '2026-11-25',
  previousReleaseDate: '2026-11-20',
  firstDueDate: '2027-02-20',
  previousFirstDueDate: '2027-01-20',
  netCents: 500_000,
  previousNetCents: 500_000,
  totalCents: 861_432,
  previousTotalCents: 838_120,
  causeText: 'A parcela passa da margem disponível.',
}

export const failuresOf = (contract: AnyContract): ZodOpenApiOperationObject['responses'] => {
  const byStatus = new Map<number, ReasonCode[]>()
  for (const code of new Set(codesOf(contract))) {
    const status = contract.failure ? oauthStatusOf(code) : statusOf(code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const responses: Record<string, unknown> = {}
  for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) {
    responses[String(status)] = {
      description: codes.map((code) => `\`${code}\` ${titleOf(code)}`).join('; '),
      headers: failureHeadersOf(contract, status, codes),
      content: contract.failure ? oauthContent(contract, codes) : problemContent(codes),
    }
  }
  return responses as ZodOpenApiOperationObject['responses']
}

export const problemExamplesOf = (contracts: readonly AnyContract[]): Record<string, object> => {
  const codes = contracts.flatMap((contract) => (contract.failure ? [] : codesOf(contract)))
  return Object.fromEntries(
    [...new Set(codes)].sort().map((code) => [code, { summary: titleOf(code), value: exampleOf(code) }]),
  )
}

const codesOf = ({ access, bodyType, body, method, codes, failure }: AnyContract): ReasonCode[] => [
  ...(access.kind === 'scope' ? COMMON : PUBLIC),
  ...(takesIdempotencyKey({ access, method }) ? IDEMPOTENCY_REFUSALS : []),
  ...(body && bodyType !== 'raw' ? UNREADABLE : []),
  ...(failure ? (['invalid_request'] as const) : []),
  ...codes,
]

// At the token endpoint a malformed request is 400 (RFC 6749 section 5.2).
const oauthStatusOf = (code: ReasonCode) => ([413, 415, 422].includes(statusOf(code)) ? 400 : statusOf(code))

const problemContent = (codes: readonly ReasonCode[]) => ({
  'application/problem+json': {
    schema: problemSchema,
    examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
  },
})

const oauthContent = ({ failure }: AnyContract, codes: readonly ReasonCode[]) => ({
  'application/json': {
    schema: failure,
    examples: Object.fromEntries(
      codes.map((code) => [code, { summary: titleOf(code), value: oauthExampleOf(code) }]),
    ),
  },
})

const titleOf = (code: ReasonCode) => reasonTexts(code, 'pt-BR', DETAILS).title

const oauthExampleOf = (code: ReasonCode) => ({
  error: UNREADABLE.includes(code) ? 'invalid_request' : code,
  error_description: reasonTexts(code, 'en', DETAILS).text,
})

const exampleOf = (code: ReasonCode) => {
  const field = {
    pointer: '/documentNumber',
    code: 'invalid_cpf',
    message: reasonTexts('invalid_cpf', 'pt-BR').text,
  }
  return problemOf(domainErrorOf(code, detailsOf(code), code === 'invalid_request' ? [field] : []), {
    instance: '/api/fgts/balance',
    requestId: '0199a3b2-7c00-7000-8000-000000000000',
    language: 'pt-BR',
  })
}

const detailsOf = (code: ReasonCode) => {
  if (code === 'consult_not_ready') return consultNotReady('WAITING_CREDIT_ANALYSIS')
  const { title, text, nextAction } = reasonOf(code)
  const texts = [title.pt, text.pt, nextAction.pt].join()
  return Object.fromEntries(Object.entries(DETAILS).filter(([name]) => texts.includes(`{${name}}`)))
}
