import type { AnyContract } from '#lib/contracts/contract.ts'
import { addressGroup } from '#lib/domain/access/address-group.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { authenticate, type Caller } from './authenticate.ts'
import type { HandlerRequest } from './endpoint-handler.ts'
import { countRequest, type RateSubject, ratePolicy, subjectOf } from './rate-limit.ts'
import type { RequestFrame } from './request-frame.ts'

type AdmissionRequest = {
  contract: AnyContract
  request: HandlerRequest
  frame: RequestFrame
  headers: Record<string, string>
}

/**
 * Authenticates a call and counts it against a rate limit: the caller's, or the IP address's if the call is
 * public or unauthenticated.
 * @throws token_missing, token_expired, invalid_token, insufficient_scope, rate_limited
 */
export const admit = async (
  { contract, request, frame, headers }: AdmissionRequest,
  at: Date,
): Promise<Caller> => {
  const count = async (subject: RateSubject) => {
    if (!request.isLocal) Object.assign(headers, await countRequest(ratePolicy('default'), subject, at))
  }
  const address = { organizationId: '', id: `address:${addressGroup(frame.client.ip)}` }
  let caller: Caller
  try {
    caller = await authenticate(contract, request, at)
  } catch (error) {
    if (error instanceof DomainError) await count(address)
    throw error
  }
  await count(caller.organizationId === '' ? address : subjectOf(caller))
  return caller
}
