import { type FormData, request as requestAddress } from 'undici'
import type { ConnectionKey } from '#db/queries/institutions/institution-connections.ts'
import { traceHeaders } from '#lib/config/tracing.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { recordExchange } from '#lib/institutions/record-exchange.ts'
import { BLOCKED_ADDRESS, getGuardedAgent } from '#lib/webhooks/guarded-agent.ts'

const MOST_BYTES = 2 * 1024 * 1024

export type UpstreamRequest = {
  method: 'GET' | 'POST' | 'PATCH'
  /** Relative to the base address; includes the query. */
  path: string
  body?: unknown
  form?: FormData
  headers?: Record<string, string>
}

export type UpstreamAnswer = { status: number; headers: Record<string, string>; body: unknown }

type Target = { key: ConnectionKey; baseAddress: string; timeoutMs: number }

/**
 * Blocks internal addresses, redirects and long answers. The detail `unanswered` of an error is true if the
 * institution may have carried out the request.
 * @throws provider_timeout, provider_unavailable, provider_error
 */
export const sendRequest = (target: Target, request: UpstreamRequest): Promise<UpstreamAnswer> =>
  recordExchange(target.key, request, () => send(target, request))

const send = async (
  target: Target,
  { method, path, body, form, headers }: UpstreamRequest,
): Promise<UpstreamAnswer> => {
  const signal = AbortSignal.timeout(target.timeoutMs)
  try {
    const response = await requestAddress(`${target.baseAddress}${path}`, {
      method,
      dispatcher: getGuardedAgent(),
      headers: {
        accept: 'application/json',
        'accept-language': 'pt-BR',
        'user-agent': 'origination-connector/1',
        ...(body !== undefined && { 'content-type': contentTypeOf(body) }),
        ...traceHeaders(),
        ...headers,
      },
      ...(form ? { body: form } : body !== undefined && { body: textOf(body) }),
      signal,
    })
    const text = await readText(response.body)
    return { status: response.statusCode, headers: plainHeaders(response.headers), body: parsed(text) }
  } catch (error) {
    throw failureOf(error, signal)
  }
}

const contentTypeOf = (body: unknown): string =>
  body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json'

const textOf = (body: unknown): string =>
  body instanceof URLSearchParams ? body.toString() : JSON.stringify(body)

const readText = async (body: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > MOST_BYTES) throw new DomainError('provider_error', { unanswered: true })
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Returns undefined for a body that is not JSON, such as a truncated one; no schema accepts it. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const plainHeaders = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]))

/** Error codes which prove that the institution did not receive the request. */
const NOT_SENT = new Set([
  BLOCKED_ADDRESS,
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const failureOf = (error: unknown, signal: AbortSignal): DomainError => {
  if (error instanceof DomainError) return error
  const unanswered = !NOT_SENT.has(codeOf(error))
  return new DomainError(signal.aborted ? 'provider_timeout' : 'provider_unavailable', { unanswered })
}

const codeOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
