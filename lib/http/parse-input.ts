import type { z } from 'zod'
import type { AnyContract } from '#lib/contracts/contract'
import { fieldErrorsOf } from '#lib/contracts/field-errors'
import { DomainError, type FieldError } from '#lib/domain/errors'
import type { Language } from '#lib/domain/language'
import type { DoorRequest } from './door.ts'
import { explainedLeaf, fieldFaultsOf, type Reading } from './field-faults.ts'
import { queryOf } from './query-of.ts'
import { parseBody } from './read-body.ts'
import { withRealProvider } from './real-provider.ts'

type Raw = {
  request: DoorRequest
  params: Record<string, string | string[] | undefined>
  bodyText: string
  language: Language
}

/**
 * Reads parameters, query and body by the contract's schemas into one input, the institution by its code. All field errors are told at
 * once, those of the query with those of the body.
 * @throws not_found, invalid_request, malformed_body, unsupported_media_type
 */
export const parseInput = async (contract: AnyContract, raw: Raw): Promise<unknown> => {
  const { request, language } = raw
  const faults: FieldError[] = []
  const read = (schema: z.ZodType, value: unknown, example: unknown): unknown => {
    const result = schema.safeParse(value, { reportInput: true })
    if (!result.success) faults.push(...fieldFaultsOf(result.error, { schema, language, example }))
    return result.data
  }
  const input: Record<string, unknown> = {}
  if (contract.params) Object.assign(input, parseParams(contract.params, raw.params))
  if (contract.query) {
    const { values, repeated } = queryOf(request.url, contract.query)
    const reading = { schema: contract.query, language, example: contract.examples.query }
    for (const name of repeated)
      faults.push(explainedLeaf({ path: [name], code: 'parameter_repeated' }, reading))
    Object.assign(input, read(contract.query, values, contract.examples.query))
  }
  if (contract.bodyType === 'multipart') Object.assign(input, { upload: request })
  else if (contract.bodyType === 'raw')
    Object.assign(input, { rawBody: raw.bodyText, headers: request.headers })
  else if (contract.body) {
    const body = parseBody(contract, request.headers.get('content-type') ?? '', raw.bodyText)
    Object.assign(input, read(contract.body, body, contract.examples.request))
    if (contract.bodyType === 'form-or-json')
      Object.assign(input, { authorization: request.headers.get('authorization') })
  }
  if (faults.length > 0) throw new DomainError('invalid_request', {}, faults)
  return withRealProvider(input)
}

// A parameter that is not even an identifier names nothing that exists.
const parseParams = (schema: z.ZodType, params: Raw['params']) => {
  const result = schema.safeParse(params)
  if (!result.success) throw new DomainError('not_found')
  return result.data
}

/** Parses a value by a schema or throws `invalid_request` with every broken field and what would be right. */
export const parsedInFull = (value: unknown, reading: Reading): unknown => {
  const result = reading.schema.safeParse(value, { reportInput: true })
  if (!result.success) throw new DomainError('invalid_request', {}, fieldFaultsOf(result.error, reading))
  return result.data
}

/** Parses a value by a schema or throws `invalid_request` with every broken field, in the few words that a screen has room for. */
export const parsed = (schema: z.ZodType, value: unknown, language: Language): unknown => {
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) throw new DomainError('invalid_request', {}, fieldErrorsOf(result.error, language))
  return result.data
}
