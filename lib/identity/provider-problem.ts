import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { describeError, logger } from '#lib/config/logger.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { BLOCKED_ADDRESS } from '#lib/webhooks/guarded-agent.ts'

type ProblemCode = 'identity_provider_unusable' | 'identity_sign_in_failed'

/** Logs the cause, but does not return it: the person cannot use it, and a stranger must not see it. */
export const providerProblem = (error: unknown, otherwise: ProblemCode): DomainError => {
  if (error instanceof DomainError) return error
  const causes = causesOf(error)
  const codes = causes.map(codeOf).filter((code) => code !== '')
  logger.warn({ codes, ...describeError(error) }, 'identity provider')
  if (causes.some((cause) => cause instanceof AuthorizationResponseError))
    return new DomainError('identity_sign_in_refused')
  const isOurFault = causes.some(isWrongClient)
  if (isOurFault || codes.includes(BLOCKED_ADDRESS)) return new DomainError('identity_provider_unusable')
  const isNetwork = codes.some((code) => NETWORK.test(code))
  return new DomainError(isNetwork ? 'identity_provider_unreachable' : otherwise)
}

const NETWORK =
  /^(ENOTFOUND|EAI_AGAIN|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|UND_ERR_\w+|OAUTH_TIMEOUT|OAUTH_ABORT|ERR_TLS\w*|CERT_\w+|UNABLE_TO\w+|DEPTH_ZERO\w+|SELF_SIGNED\w+)$/

/** Errors of the token endpoint that only other settings can fix (RFC 6749 section 5.2). */
const WRONG_CLIENT = ['invalid_client', 'unauthorized_client', 'unsupported_grant_type']

/** A client that authenticates by HTTP Basic gets a challenge instead of `invalid_client`. */
const isWrongClient = (cause: unknown): boolean =>
  cause instanceof WWWAuthenticateChallengeError ||
  (cause instanceof ResponseBodyError && WRONG_CLIENT.includes(cause.error))

const MOST_CAUSES = 6

const causesOf = (error: unknown): unknown[] => {
  const causes: unknown[] = []
  let next = error
  while (next instanceof Error && causes.length < MOST_CAUSES) {
    causes.push(next)
    next = next instanceof AggregateError ? next.errors[0] : next.cause
  }
  return causes
}

const codeOf = (error: unknown): string => {
  if (error instanceof ClientError) return error.code ?? ''
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
