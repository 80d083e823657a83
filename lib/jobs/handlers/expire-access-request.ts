import type { JobHandler } from '#lib/jobs/handler.ts'
import { systemContext } from '#lib/services/context.ts'
import { expireAccessRequest } from '#lib/services/people/expire-access-request.ts'

export const expireAccessRequestHandler: JobHandler<'expire_access_request'> = (payload, run) => {
  const actor = { kind: 'system', id: 'expire_access_request', name: 'prazo dos pedidos de acesso' } as const
  return expireAccessRequest(systemContext(payload.organizationId, run.at, actor), payload)
}
