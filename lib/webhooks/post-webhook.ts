import { type Dispatcher, request } from 'undici'
import { traceHeaders } from '#lib/config/tracing.ts'
import { type Message, signatureHeaders } from '#lib/config/webhook-signature.ts'
import type { FailureCause } from '#lib/domain/webhooks/failure-cause.ts'
import { maskCpfsIn } from '#lib/domain/webhooks/mask-event-body.ts'
import { BLOCKED_ADDRESS, getGuardedAgent } from './guarded-agent.ts'

/** `cause` is null exactly when the request succeeded (2xx). */
export type WebhookAnswer = {
  cause: FailureCause | null
  status: number | null
  headers: Record<string, string> | null
  body: string | null
  durationMs: number
  /** Safe to store, because a signature does not reveal its secret. */
  requestHeaders: Record<string, string>
}

const KEPT_BODY_BYTES = 2048
const KEPT_HEADERS = ['content-type', 'date', 'location', 'retry-after', 'server', 'x-request-id']

/** Follows no redirects. Never throws; a failure is returned as an answer with a `cause`. */
export const postWebhook = async (
  message: Message,
  target: { url: string; secrets: readonly string[]; timeoutMs: number },
): Promise<WebhookAnswer> => {
  const startedAt = performance.now()
  const elapsed = () => Math.round(performance.now() - startedAt)
  const signal = AbortSignal.timeout(target.timeoutMs)
  const requestHeaders = {
    'content-type': 'application/json',
    'user-agent': 'origination-webhooks/1',
    ...signatureHeaders(message, target.secrets),
    ...traceHeaders(),
  }
  try {
    const response = await request(target.url, {
      method: 'POST',
      dispatcher: getGuardedAgent(),
      headers: requestHeaders,
      body: message.body,
      signal,
    })
    const body = await firstBytes(response.body)
    const status = response.statusCode
    return {
      cause: causeOfStatus(status),
      status,
      headers: keptHeaders(response.headers),
      body,
      durationMs: elapsed(),
      requestHeaders,
    }
  } catch (error) {
    const cause = signal.aborted ? 'timeout' : causeOfError(error)
    return { cause, status: null, headers: null, body: null, durationMs: elapsed(), requestHeaders }
  }
}

const causeOfStatus = (status: number): FailureCause | null => {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** A broken or endless body is not a failure, because only the status decides about success. */
const firstBytes = async (body: Dispatcher.ResponseData['body']): Promise<string> => {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      parts.push(part)
      size += part.length
      if (size >= KEPT_BODY_BYTES) break
    }
  } catch {
    // The part of the body received so far is kept.
  }
  // A Postgres text cannot contain a NUL.
  return Buffer.concat(parts).subarray(0, KEPT_BODY_BYTES).toString('utf8').replaceAll('\0', '')
}

/** Masks CPFs, because headers are stored unencrypted and a receiver may put a CPF into `location`. */
const keptHeaders = (headers: Record<string, string | string[] | undefined>): Record<string, string> => {
  const subset: Record<string, string> = {}
  for (const name of KEPT_HEADERS) {
    const value = headers[name]
    if (value !== undefined) subset[name] = maskCpfsIn(String(value).replaceAll('\0', '')).slice(0, 500)
  }
  return subset
}

const CAUSES: Readonly<Record<string, FailureCause>> = {
  [BLOCKED_ADDRESS]: 'blocked_address',
  ENOTFOUND: 'name_not_found',
  EAI_AGAIN: 'name_not_found',
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_lost',
  EPIPE: 'connection_lost',
  UND_ERR_SOCKET: 'connection_lost',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
}

const causeOfError = (error: unknown): FailureCause => {
  const code = codeOf(error)
  const cause = CAUSES[code]
  if (cause) return cause
  if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|EPROTO)/.test(code)) return 'tls'
  return code.startsWith('HPE_') ? 'connection_lost' : 'unreachable'
}

// If several addresses fail (Happy Eyeballs), Node throws one AggregateError. Its first error is enough.
const codeOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
