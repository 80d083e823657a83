import type { z } from 'zod'
import type { AnyContract } from '#lib/contracts/contract'
import { fieldErrorsOf } from '#lib/contracts/field-errors'
import { DomainError } from '#lib/domain/errors'
import type { Language } from '#lib/domain/language'
import type { DoorRequest } from './door.ts'
import { parseBody } from './read-body.ts'
import { withRealProvider } from './real-provider.ts'

type Raw = {
  request: DoorRequest
  params: Record<string, string | string[] | undefined>
  bodyText: string
  language: Language
}

/**
 * Reads parameters, query and body by the contract's schemas into one input, the institution by its code. All field errors are told
 * at once.
 */
export const parseInput = async (contract: AnyContract, raw: Raw): Promise<unknown> => {
  const { request } = raw
  const input: Record<string, unknown> = {}
  if (contract.params) Object.assign(input, parseParams(contract.params, raw.params))
  if (contract.query) Object.assign(input, parsed(contract.query, queryOf(request.url), raw.language))
  if (contract.bodyType === 'multipart') Object.assign(input, { upload: request })
  else if (contract.bodyType === 'raw')
    Object.assign(input, { rawBody: raw.bodyText, headers: request.headers })
  else if (contract.body) {
    const body = parseBody(contract, request.headers.get('content-type') ?? '', raw.bodyText)
    Object.assign(input, parsed(contract.body, body, raw.language))
    if (contract.bodyType === 'form-or-json')
      Object.assign(input, { authorization: request.headers.get('authorization') })
  }
  return withRealProvider(input)
}

/** The query of an address as an object; the first of repeated names counts. */
export const queryOf = (url: string): Record<string, string> => {
  const start = url.indexOf('?')
  const query: Record<string, string> = {}
  if (start === -1) return query
  for (const [name, value] of new URLSearchParams(url.slice(start))) {
    if (value.includes('\0')) throw new DomainError('invalid_request')
    if (value.trim() !== '' && !Object.hasOwn(query, name)) query[name] = value
  }
  return query
}

// A parameter that is not even an identifier names nothing that exists.
const parseParams = (schema: z.ZodType, params: Raw['params']) => {
  const result = schema.safeParse(params)
  if (!result.success) throw new DomainError('not_found')
  return result.data
}

/** Parses a value by a schema or throws `invalid_request` with every broken field. */
export const parsed = (schema: z.ZodType, value: unknown, language: Language): unknown => {
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) throw new DomainError('invalid_request', {}, fieldErrorsOf(result.error, language))
  return result.data
}
