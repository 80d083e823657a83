import type { z } from 'zod'
import { findInstitutionCode } from '#db/queries/institutions/institutions.ts'
import { withLookup } from '#db/transaction.ts'
import type { AnyContract } from '#lib/contracts/contract.ts'
import { fieldErrorsOf } from '#lib/contracts/field-errors.ts'
import { DomainError, type FieldError } from '#lib/domain/errors.ts'
import type { Language } from '#lib/domain/language.ts'
import type { HandlerRequest } from './endpoint-handler.ts'
import { explainLeaf, fieldFaultsOf, type Reading } from './field-faults.ts'
import { formAt } from './field-form.ts'
import { parseBody } from './read-body.ts'

type Raw = {
  request: HandlerRequest
  params: Record<string, string | string[] | undefined>
  bodyText: string
  language: Language
}

/** Reports query and body errors together. @throws not_found, invalid_request, codes of {@link parseBody} */
export const parseInput = async (contract: AnyContract, raw: Raw): Promise<unknown> => {
  const { request, language } = raw
  const faults: FieldError[] = []
  const read = (schema: z.ZodType, value: unknown, example: unknown): unknown => {
    const result = schema.safeParse(value, { reportInput: true })
    if (!result.success) faults.push(...fieldFaultsOf(result.error, { schema, language, example }))
    return result.data
  }
  const input: Record<string, unknown> = {}
  if (contract.params) Object.assign(input, parseParams(contract.params, raw.params, language))
  if (contract.query) {
    const { values, repeated } = queryOf(request.url, contract.query)
    const reading = { schema: contract.query, language, example: contract.examples?.query }
    for (const name of repeated)
      faults.push(explainLeaf({ path: [name], code: 'parameter_repeated' }, reading))
    Object.assign(input, read(contract.query, values, contract.examples?.query))
  }
  if (contract.bodyType === 'multipart') Object.assign(input, { upload: request })
  else if (contract.bodyType === 'raw')
    Object.assign(input, { rawBody: raw.bodyText, headers: request.headers })
  else if (contract.body) {
    const body = parseBody(contract, request.headers.get('content-type') ?? '', raw.bodyText)
    Object.assign(input, read(contract.body, body, contract.examples?.request))
    if (contract.bodyType === 'form-or-json')
      Object.assign(input, { authorization: request.headers.get('authorization') })
  }
  if (faults.length > 0) throw new DomainError('invalid_request', {}, faults)
  return withRealProvider(input)
}

// A malformed parameter identifies no resource, so the error is 404 and states the expected form.
const parseParams = (schema: z.ZodType, params: Raw['params'], language: Language) => {
  const result = schema.safeParse(params, { reportInput: true })
  if (!result.success)
    throw new DomainError(
      'not_found',
      {},
      fieldFaultsOf(result.error, { schema, language, example: undefined }),
    )
  return result.data
}

/** @throws invalid_request with every invalid field and its expected form */
export const parseForApi = (value: unknown, reading: Reading): unknown => {
  const result = reading.schema.safeParse(value, { reportInput: true })
  if (!result.success) throw new DomainError('invalid_request', {}, fieldFaultsOf(result.error, reading))
  return result.data
}

/** @throws invalid_request with a short text for every invalid field */
export const parseForScreen = (schema: z.ZodType, value: unknown, language: Language): unknown => {
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) throw new DomainError('invalid_request', {}, fieldErrorsOf(result.error, language))
  return result.data
}

type Query = { values: Record<string, string>; repeated: string[] }

/** A repeated name becomes a list or an error, because choosing one value would ignore the others. */
const queryOf = (url: string, schema: z.ZodType): Query => {
  const start = url.indexOf('?')
  const values: Record<string, string> = {}
  const repeated = new Set<string>()
  if (start === -1) return { values, repeated: [] }
  for (const [name, value] of new URLSearchParams(url.slice(start))) {
    if (value.includes('\0')) throw new DomainError('invalid_request')
    if (value.trim() === '') continue
    if (!Object.hasOwn(values, name)) values[name] = value
    else if (formAt(schema, [name])?.kind === 'list') values[name] += `,${value}`
    else repeated.add(name)
  }
  return { values, repeated: [...repeated].filter((name) => formAt(schema, [name]) !== undefined) }
}

/** Cached institution codes, which never change. Aliases can change, so they are looked up each time. */
const codes = new Set<string>()

/** Replaces an institution's alias with its code; the service rejects unknown names. */
const withRealProvider = async (input: Record<string, unknown>): Promise<Record<string, unknown>> => {
  const { provider } = input
  if (typeof provider !== 'string' || codes.has(provider)) return input
  const code = await withLookup({}, (tx) => findInstitutionCode(tx, provider))
  if (code === undefined) return input
  codes.add(code)
  return { ...input, provider: code }
}
