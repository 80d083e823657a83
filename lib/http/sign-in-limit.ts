import type { IncomingMessage, ServerResponse } from 'node:http'
import { DomainError } from '#lib/domain/errors'
import { failureAnswer } from './failure-answer.ts'
import { handlerRequestOf } from './node-request.ts'
import { frameOf } from './request-frame.ts'

/** An e-mail, a password and a token of the form are far smaller (bytes). */
const MAX_SIGN_IN_BYTES = 16_384

/**
 * Answers 413 to a request of the sign-in addresses whose body is large or of unknown length, and says
 * whether it did. Anybody may send one, and it would be read whole into memory behind this.
 */
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
