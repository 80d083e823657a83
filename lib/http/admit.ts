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

/** Counts requests without a caller by IP address. @throws rate_limited, the codes of {@link authenticate} */
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
