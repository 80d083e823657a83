import type { IncomingMessage, ServerResponse } from 'node:http'
import { getEnv } from '#lib/config/env.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { failureAnswer } from '#lib/http/failure-answer.ts'
import { frameOf } from '#lib/http/request-frame.ts'
import { handlerRequestOf } from './node-request.ts'

const FORWARDED = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded']

/**
 * Refuses writes from other sites and returns whether it answered. Without TRUST_PROXY, forwarded headers are
 * removed, because they could make any `Origin` pass for ours.
 */
export const rejectCrossSite = (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
  if (!getEnv().TRUST_PROXY) for (const name of FORWARDED) delete incoming.headers[name]
  const { method = 'GET' } = incoming
  if (method === 'GET' || method === 'HEAD' || isOurs(incoming)) return false
  const frame = frameOf(handlerRequestOf(incoming, getEnv().ORIGIN))
  const { status, headers, body } = failureAnswer(new DomainError('permission_denied'), frame)
  outgoing
    .writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'X-Request-Id': frame.requestId })
    .end(body)
  return true
}

const isOurs = ({ headers }: IncomingMessage): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return true
  const { ORIGIN, EMBEDDED, TRYING_OUT } = getEnv()
  if (origin.toLowerCase() === ORIGIN) return true
  // In a trial, the service may be opened under another host name of this machine.
  return (EMBEDDED || TRYING_OUT) && origin.toLowerCase() === `http://${headers.host?.toLowerCase()}`
}
