import type { JobHandler } from '#lib/jobs/handler.ts'
import { systemContext } from '#lib/services/context.ts'
import { forwardPendingSolution } from '#lib/services/proposals/forward-pending-solution.ts'

export const forwardPendingSolutionHandler: JobHandler<'forward_pending_solution'> = async (
  payload,
  { at },
) => {
  const actor = { kind: 'system', id: 'forward_pending_solution', name: 'envio da solução' } as const
  await forwardPendingSolution(systemContext(payload.organizationId, at, actor), payload)
}
