import type { AnyContract } from '#lib/contracts/contract'
import { DomainError } from '#lib/domain/errors'
import type { Language } from '#lib/domain/language'
import { parsed } from './parse-input.ts'

/** Reads what a screen sent by the contract's schemas, as the door reads path, query and body. */
export const actionInput = (contract: AnyContract, sent: unknown, language: Language): unknown => {
  // What arrives at an action was sent by a browser: its static type is a wish.
  const values = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {}
  const input: Record<string, unknown> = {}
  if (contract.params) Object.assign(input, parsedParams(contract, values))
  if (contract.query) Object.assign(input, parsed(contract.query, values, language))
  if (contract.bodyType === 'multipart') return { ...input, upload: uploadOf(values.form) }
  if (contract.body) Object.assign(input, parsed(contract.body, values, language))
  return input
}

const parsedParams = (contract: AnyContract, values: Record<string, unknown>) => {
  const result = contract.params.safeParse(values)
  if (!result.success) throw new DomainError('not_found')
  return result.data
}

const uploadOf = (form: unknown): Request => {
  if (!(form instanceof FormData)) throw new DomainError('malformed_body')
  return new Request('http://action/', { method: 'POST', body: form })
}
