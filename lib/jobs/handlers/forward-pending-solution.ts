import type { JobHandler } from '#lib/jobs/handler'
import { systemContext } from '#lib/services/context'
import { forwardPendingSolution } from '#lib/services/proposals/forward-pending-solution'

export const forwardPendingSolutionHandler: JobHandler<'forward_pending_solution'> = async (
  payload,
  { at },
) => {
  const actor = { kind: 'system', id: 'forward_pending_solution', name: 'envio da solução' } as const
  await forwardPendingSolution(systemContext(payload.organizationId, at, actor), payload)
}
