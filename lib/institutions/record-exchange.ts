import type { Connection } from '#db/client.ts'
import { insertInstitutionExchange } from '#db/queries/institutions/institution-exchanges.ts'
import { findInstitutionReference } from '#db/queries/institutions/institution-references.ts'
import { outsideRequests } from '#db/request-waits.ts'
import { withTransaction } from '#db/transaction.ts'
import { now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { ExchangeOperation } from '#lib/domain/institutions/exchange.ts'
import { exchangeOutcomeOf } from '#lib/domain/institutions/exchange.ts'
import { maskBody, maskId, maskPath } from '#lib/domain/institutions/mask-exchange.ts'
import { type CallScope, currentCallScope } from './call-scope.ts'

type Owner = { organizationId: string; institutionCode: string }

type SentRequest = {
  method: string
  path: string
  body?: unknown
  form?: object
  headers?: Readonly<Record<string, string>>
}

type ReceivedAnswer = { status: number; headers: Readonly<Record<string, string>>; body: unknown }

/** Stores the masked request and answer for support cases; a failure to store them is only logged. */
export const recordExchange = async <A extends ReceivedAnswer>(
  owner: Owner,
  request: SentRequest,
  send: () => Promise<A>,
): Promise<A> => {
  const sent: Sent = { owner, request, scope: currentCallScope(), at: now(), startedAt: performance.now() }
  try {
    const answer = await send()
    store(sent, { answer, code: null })
    return answer
  } catch (error) {
    store(sent, { answer: null, code: error instanceof DomainError ? error.code : 'provider_error' })
    throw error
  }
}

type Sent = { owner: Owner; request: SentRequest; scope: CallScope | undefined; at: Date; startedAt: number }
type Received = { answer: ReceivedAnswer | null; code: string | null }

const store = (sent: Sent, received: Received): void => {
  const { organizationId, institutionCode } = sent.owner
  const durationMs = Math.round(performance.now() - sent.startedAt)
  const work = async (tx: Connection) => {
    const resource = await resourceOf(tx, sent)
    const row = { ...exchangeOf(sent, received), ...resource, durationMs }
    await insertInstitutionExchange(tx, { id: newId(sent.at), organizationId, institutionCode, ...row })
  }
  outsideRequests(() => withTransaction({ organizationId }, work)).catch((error: unknown) =>
    logger.warn({ institutionCode, ...describeError(error) }, 'a request to an institution was not kept'),
  )
}

const exchangeOf = ({ request, scope, at }: Sent, { answer, code }: Received) => ({
  operation: scope?.operation ?? null,
  requestId: maskId(answer?.headers['x-request-id']),
  idempotencyKey: maskId(request.headers?.['idempotency-key']),
  method: request.method,
  path: maskPath(request.path),
  status: answer?.status ?? null,
  outcome: exchangeOutcomeOf(answer?.status ?? null),
  code,
  content: {
    request: request.form ? FILE : request.body === undefined ? null : shortened(maskBody(request.body)),
    answer: answer && (answer.body === undefined ? UNREADABLE : shortened(maskBody(answer.body))),
  },
  createdAt: at,
})

const FILE = '*** (file)'
const UNREADABLE = '*** (not JSON)'
const TOO_LONG = '*** (too long)'
const MOST_LENGTH = 64 * 1024

const shortened = (masked: unknown): unknown =>
  JSON.stringify(masked).length > MOST_LENGTH ? TOO_LONG : masked

type ResourceType = 'fgts_balance_query' | 'clt_consult' | 'proposal'
type Resource = { resourceType: ResourceType | null; resourceId: string | null }

/** Types of the rows whose ids we send as references. */
const TYPES: Readonly<Partial<Record<ExchangeOperation, ResourceType>>> = {
  request_fgts_balance: 'fgts_balance_query',
  request_clt_consult: 'clt_consult',
  submit_proposal: 'proposal',
}

const resourceOf = async (tx: Connection, { owner, scope }: Sent): Promise<Resource> => {
  const nothing = { resourceType: null, resourceId: null }
  if (!scope?.subject) return nothing
  const { operation, subject } = scope
  if ('resourceId' in subject)
    return { resourceType: TYPES[operation] ?? null, resourceId: subject.resourceId }
  const { organizationId, institutionCode } = owner
  const key = { organizationId, institutionCode, externalId: subject.externalId }
  const reference = await findInstitutionReference(tx, key)
  return reference ? { resourceType: reference.resourceType, resourceId: reference.resourceId } : nothing
}
