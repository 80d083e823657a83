import type { AnyContract, Operation } from '#lib/contracts/contract.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Language } from '#lib/domain/language.ts'
import { parseForScreen } from '#lib/http/parse-input.ts'

type Values = Record<string, unknown>

/** Returns {} for anything but an object: the payload comes from a browser, so it may have any type. */
export const valuesOf = (payload: unknown): Values =>
  typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? (payload as Values) : {}

export const actionInput = (operation: Operation, payload: unknown, language: Language): unknown => {
  const values = valuesOf(payload)
  const input: Values = 'path' in operation ? addressInput(operation, values, language) : {}
  const isUpload = 'path' in operation && operation.bodyType === 'multipart'
  if (operation.body && !isUpload) Object.assign(input, parseForScreen(operation.body, values, language))
  const takesFile = isUpload || ('takesFile' in operation && operation.takesFile)
  return takesFile ? { ...input, upload: uploadOf(values.form) } : input
}

const addressInput = (contract: AnyContract, values: Values, language: Language): Values => ({
  ...(contract.params && parsedParams(contract, values)),
  ...(contract.query && (parseForScreen(contract.query, values, language) as Values)),
})

const parsedParams = (contract: AnyContract, values: Values): Values => {
  const result = contract.params.safeParse(values)
  if (!result.success) throw new DomainError('not_found')
  return result.data
}

const uploadOf = (form: unknown): Request => {
  if (!(form instanceof FormData)) throw new DomainError('malformed_body')
  return new Request('http://action/', { method: 'POST', body: form })
}
