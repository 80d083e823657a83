import { now } from '#lib/config/clock.ts'
import type { AnyContract } from '#lib/contracts/contract.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import type { IssuedToken, TokenRequest } from '#lib/domain/access/access-token.ts'
import { addressGroup } from '#lib/domain/access/address-group.ts'
import type { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { type EndpointHandler, endpointHandlerOf, type HandlerRequest } from './endpoint-handler.ts'
import { detailHeadersOf, toDomainError } from './failure-answer.ts'
import type { Answer } from './idempotency.ts'
import { problemOf, statusOf } from './problem.ts'
import { countRequest, ratePolicy } from './rate-limit.ts'
import { readBodyText } from './read-body.ts'
import { frameOf } from './request-frame.ts'
import { tokenRequestOf } from './token-request.ts'

type Service = (context: Context, request: TokenRequest) => Promise<IssuedToken>

/** Serves the token endpoint, whose errors have the format of RFC 6749 section 5.2. */
export const oauthEndpoint = (contract: AnyContract, service: Service): EndpointHandler =>
  endpointHandlerOf(contract, async (request) => {
    const frame = frameOf(request)
    const limitHeaders: Record<string, string> = {}
    try {
      const at = now()
      const address = { organizationId: '', id: addressGroup(frame.client.ip) }
      Object.assign(limitHeaders, await countRequest(ratePolicy('token'), address, at))
      const tokenRequest = tokenRequestOf(request.headers, await readBodyText(request))
      const actor = { kind: 'system', id: 'public', name: 'público' } as const
      const { requestId, language, client } = frame
      const context = { organizationId: '', actor, now: at, requestId, language, client }
      const token = await service(context, tokenRequest)
      return answer(200, encodeOutput(contract, token), {
        'X-Request-Id': frame.requestId,
        ...limitHeaders,
        ...contract.headers?.(token),
      })
    } catch (error) {
      return oauthRefusal(toDomainError(error, frame), request, {
        ...limitHeaders,
        'X-Request-Id': frame.requestId,
      })
    }
  })

export const oauthRefusal = (
  failure: DomainError,
  request: HandlerRequest,
  baseHeaders: Record<string, string>,
): Answer => {
  const error = errorOf(failure)
  const status = error === 'unauthorized_client' ? 400 : statusOf(failure.code)
  const headers: Record<string, string> = {
    ...baseHeaders,
    ...detailHeadersOf(failure),
  }
  // A client that authenticated with Basic gets a Basic challenge (RFC 6749 section 5.2).
  const usedBasic = /^Basic /i.test(request.headers.get('authorization') ?? '')
  if (failure.code === 'invalid_client' && usedBasic)
    headers['WWW-Authenticate'] = 'Basic realm="oauth", charset="UTF-8"'
  const text = problemOf(failure, { instance: '', requestId: '', language: 'en' }).detail
  // RFC 6749 section 5.2 demands 400 for malformed requests and ASCII descriptions.
  return answer(
    status === 422 || status === 415 ? 400 : status,
    { error, error_description: text.replace(/[^ !#-[\]-~]/g, '') },
    headers,
  )
}

const UNREADABLE: readonly string[] = [
  'malformed_body',
  'body_missing',
  'unsupported_media_type',
  'body_too_large',
]

// RFC 6749 has no code for a refused IP address; `unauthorized_client` comes closest.
const errorOf = ({ code }: DomainError) => {
  if (UNREADABLE.includes(code)) return 'invalid_request'
  return code === 'address_not_allowed' ? 'unauthorized_client' : code
}

const answer = (status: number, body: unknown, headers: Record<string, string>): Answer => ({
  status,
  body: JSON.stringify(body),
  headers: {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    Pragma: 'no-cache',
    ...headers,
  },
})
