import { resolveBearer } from '#lib/auth/resolve-bearer.ts'
import { resolveSession } from '#lib/auth/resolve-session.ts'
import type { AnyContract } from '#lib/contracts/contract.ts'
import { UNATTENDED_HEADER } from '#lib/domain/access/idle-limit.ts'
import { scopesAllow } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Actor } from '#lib/services/context.ts'
import type { HandlerRequest } from './endpoint-handler.ts'
import { CLIENT_IP_HEADER } from './request-frame.ts'

/** An empty organization id means a public caller. */
export type Caller = { organizationId: string; actor: Actor }

const PUBLIC: Caller = { organizationId: '', actor: { kind: 'system', id: 'public', name: 'público' } }

/**
 * Accepts a session cookie only on GET, so that no other site can make a signed-in browser write.
 * @throws token_missing, token_expired, invalid_token, insufficient_scope, address_not_allowed,
 * sign_in_required
 */
export const authenticate = async (
  contract: AnyContract,
  request: HandlerRequest,
  at: Date,
): Promise<Caller> => {
  const { access } = contract
  if (access.kind === 'person') return personOf(request, at)
  if (access.kind !== 'scope') return PUBLIC
  const authorization = request.headers.get('authorization')
  if (authorization === null && contract.method === 'GET') {
    const person = await resolveSession(request.headers.get('cookie'), at, sessionUseOf(request))
    if (person) return person
  }
  const token = /^Bearer +([^ ]+) *$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) throw new DomainError('token_missing')
  const caller = await resolveBearer(token, at, ipOf(request))
  if (
    access.scope !== 'any' &&
    caller.actor.kind === 'application' &&
    !scopesAllow(caller.actor.scopes, access.scope, contract.method)
  ) {
    throw new DomainError('insufficient_scope', { scope: access.scope })
  }
  return caller
}

/** The live channel and requests of an unattended page do not count as use of a session. */
const isUse = ({ headers }: HandlerRequest): boolean =>
  headers.get(UNATTENDED_HEADER) === null && headers.get('accept') !== 'text/event-stream'

const personOf = async (request: HandlerRequest, at: Date): Promise<Caller> => {
  const person = await resolveSession(request.headers.get('cookie'), at, sessionUseOf(request))
  if (!person || request.method !== 'GET') throw new DomainError('sign_in_required')
  return person
}

const sessionUseOf = (request: HandlerRequest) => ({ isUse: isUse(request), ip: ipOf(request) })

const ipOf = (request: HandlerRequest): string => request.headers.get(CLIENT_IP_HEADER) ?? ''
