import type { z } from 'zod'
import { withJitter } from '#lib/config/jitter.ts'
import { DomainError, type ErrorDetails } from '#lib/domain/errors.ts'
import { isRefusalText, refusalOfText } from '#lib/domain/institutions/refusal-words.ts'
import { accessToken, dropToken } from './access-token.ts'
import { customerRequestOf, refusalTextOf, withTrueStatus } from './answer-words.ts'
import { closeCircuit, countOutage, holdConnection, passCircuit } from './circuit.ts'
import type { OpenConnection } from './open-connection.ts'
import { sendRequest, type UpstreamAnswer, type UpstreamRequest } from './send-request.ts'

/** `key` is the idempotency key; every call that writes has one. */
export type UpstreamCall = Omit<UpstreamRequest, 'headers'> & { key?: string }

const RATE_LIMIT_SECONDS = 30

/**
 * Returns a refusal (400 to 499) as an answer. Renews a rejected token once.
 * @throws institution_credentials_refused and the `provider_` codes of Institution, with `retryAfterSeconds`
 */
export const callUpstream = async (
  connection: OpenConnection,
  call: UpstreamCall,
): Promise<UpstreamAnswer> => {
  await passCircuit(connection)
  const answer = withTrueStatus(
    await authorized(connection, call).catch((error: unknown) => failed(connection, error)),
    call.path,
  )
  const { status } = answer
  if (status === 429) throw await limited(connection, answer)
  if (isOutage(status)) return failed(connection, new DomainError(outageCode(status), { unanswered: true }))
  await closeCircuit(connection)
  if (codeOf(answer.body) === 'idempotency_in_progress')
    throw new DomainError('provider_unavailable', { retryAfterSeconds: withJitter(2), unanswered: true })
  return answer
}

/** Returns whether a status is neither a success nor a refusal; 408 and 425 ask for a retry. */
const isOutage = (status: number) =>
  status >= 500 || status < 200 || (status >= 300 && status < 400) || status === 408 || status === 425

/** @throws provider_error if the answer does not fit `schema` */
export const readAnswer = <S extends z.ZodType>(schema: S, { body }: UpstreamAnswer): z.output<S> => {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw unreadableAnswer()
}

const UNREADABLE_SECONDS = 15

export const unreadableAnswer = () =>
  new DomainError('provider_error', { retryAfterSeconds: withJitter(UNREADABLE_SECONDS), unanswered: true })

export const isSuccess = ({ status }: UpstreamAnswer): boolean => status >= 200 && status < 300

export const codeOf = (body: unknown): string | undefined => textIn(body, 'code')

/** Returns the catalogue's reason that the institution's words name, otherwise an error with the words. */
export const refusalOf = ({ status, body }: UpstreamAnswer): DomainError => {
  const text = refusalTextOf(body) ?? codeOf(body) ?? `HTTP ${status}`
  const { code, details } = refusalOfText(text) ?? { code: 'institution_request_refused', details: { text } }
  return new DomainError(code as 'provider_unavailable', details)
}

export const textIn = (body: unknown, name: string): string | undefined => {
  if (typeof body !== 'object' || body === null || !(name in body)) return undefined
  const value = (body as Record<string, unknown>)[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const authorized = async (connection: OpenConnection, call: UpstreamCall): Promise<UpstreamAnswer> => {
  const token = await accessToken(connection)
  const answer = await sendWith(connection, call, token)
  if (answer.status !== 401) return refuseForbidden(answer, call.path)
  await dropToken(connection, token)
  return refuseForbidden(await sendWith(connection, call, await accessToken(connection)), call.path)
}

/** Throws for a refused access. A 403 is one, unless its text names a reason about the customer. */
const refuseForbidden = (answer: UpstreamAnswer, path: string): UpstreamAnswer => {
  const { status, body } = answer
  const about = customerRequestOf(path)
  const isAboutCustomer = about !== undefined && isRefusalText(refusalTextOf(body) ?? '', about)
  if (status === 401 || (status === 403 && !isAboutCustomer) || codeOf(body) === 'insufficient_scope')
    throw new DomainError('institution_credentials_refused')
  return answer
}

const sendWith = (
  { key, row, timeoutMs }: OpenConnection,
  { key: idempotencyKey, ...call }: UpstreamCall,
  token: string,
) =>
  sendRequest(
    { key, baseAddress: row.baseAddress, timeoutMs },
    {
      ...call,
      headers: {
        authorization: `Bearer ${token}`,
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
    },
  )

const failed = async (connection: OpenConnection, error: unknown): Promise<never> => {
  if (!(error instanceof DomainError)) throw error
  const retryAfterSeconds = await countOutage(connection)
  throw withDetails(error, { ...error.details, retryAfterSeconds })
}

const withDetails = ({ code }: DomainError, details: ErrorDetails) =>
  new DomainError(code as 'provider_unavailable', details)

const limited = async (connection: OpenConnection, { headers }: UpstreamAnswer): Promise<DomainError> => {
  const seconds = Number(headers['retry-after'])
  const pause = Number.isFinite(seconds) && seconds > 0 ? seconds : RATE_LIMIT_SECONDS
  return new DomainError('provider_rate_limited', {
    retryAfterSeconds: await holdConnection(connection, pause),
  })
}

const outageCode = (status: number): OutageCode => {
  if (status === 504) return 'provider_timeout'
  return status === 502 || status === 503 ? 'provider_unavailable' : 'provider_error'
}

type OutageCode = 'provider_timeout' | 'provider_unavailable' | 'provider_error'
