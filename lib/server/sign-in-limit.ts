import type { IncomingMessage, ServerResponse } from 'node:http'
import { DomainError } from '#lib/domain/errors.ts'
import { failureAnswer } from '#lib/http/failure-answer.ts'
import { frameOf } from '#lib/http/request-frame.ts'
import { handlerRequestOf } from './node-request.ts'

/** A genuine sign-in (e-mail, password and form token) is far smaller. */
const MAX_SIGN_IN_BYTES = 16_384

/** Refuses a large body, which next-auth would buffer. Returns whether it sent a response. */
export const refuseLargeSignIn = (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
  if (!incoming.url?.startsWith('/api/auth')) return false
  const length = Number(incoming.headers['content-length'] ?? 0)
  if (incoming.headers['transfer-encoding'] === undefined && length <= MAX_SIGN_IN_BYTES) return false
  const frame = frameOf(handlerRequestOf(incoming, 'http://sign-in'))
  const { status, headers, body } = failureAnswer(
    new DomainError('body_too_large', { limit: MAX_SIGN_IN_BYTES }),
    frame,
  )
  outgoing.writeHead(status, { ...headers, 'Cache-Control': 'no-store', Connection: 'close' }).end(body)
  return true
}
