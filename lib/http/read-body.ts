import { isUtf8 } from 'node:buffer'
import type { AnyContract } from '#lib/contracts/contract.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { HandlerRequest } from './endpoint-handler.ts'
import { faultAt, jsonFaultOf } from './json-fault.ts'

export const MAX_BODY_BYTES = 1_048_576

const JSON_TYPE = /^application\/([\w.+-]+\+)?json\b/
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Rejects invalid UTF-8, which would be stored corrupted. @throws body_too_large, malformed_body */
export const readBodyText = async (request: Pick<HandlerRequest, 'headers' | 'bytes'>): Promise<string> => {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > MAX_BODY_BYTES) throw new DomainError('body_too_large', { limit: MAX_BODY_BYTES })
  const bytes = await request.bytes()
  if (bytes.length > MAX_BODY_BYTES) throw new DomainError('body_too_large', { limit: MAX_BODY_BYTES })
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8')
  if (!isUtf8(bytes)) throw new DomainError('malformed_body', faultAt(text, text.indexOf('\ufffd')))
  return text
}

/** @throws body_missing, unsupported_media_type, malformed_body, invalid_request */
export const parseBody = (contract: AnyContract, contentType: string, text: string): unknown => {
  const type = contentType.toLowerCase()
  if (text.trim() === '') {
    if (contract.bodyOptional) return {}
    throw new DomainError('body_missing')
  }
  if (contract.bodyType === 'form-or-json' && type.startsWith(FORM_TYPE)) return parseForm(text)
  if (type !== '' && !JSON_TYPE.test(type))
    throw new DomainError('unsupported_media_type', { accepted: 'application/json' })
  const value = parseJson(text)
  // Some clients send `null` for no body.
  return contract.bodyOptional && value === null ? {} : value
}

/** Rejects a repeated parameter (RFC 6749 section 3.2). */
const parseForm = (text: string): unknown => {
  const parameters = new URLSearchParams(text)
  const names = [...parameters.keys()]
  if (new Set(names).size < names.length) throw new DomainError('invalid_request')
  return Object.fromEntries(parameters)
}

const parseJson = (text: string): unknown => {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text
  const unfit = unfitEscapeAt(json)
  if (unfit !== -1) throw new DomainError('malformed_body', faultAt(json, unfit))
  try {
    return JSON.parse(json)
  } catch {
    throw new DomainError('malformed_body', jsonFaultOf(json))
  }
}

/** Returns the position of an escaped NUL or lone surrogate, which Postgres rejects (RFC 7493 2.1), or -1. */
const unfitEscapeAt = (text: string): number => {
  if (!text.includes('\\u')) return -1
  const fit = /\\(?:[^u]|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2})/g
  return text.replace(fit, (pair) => ' '.repeat(pair.length)).search(/\\u(?:0000|[dD][89a-fA-F])/)
}
