import type { JobHandler } from '#lib/jobs/handler.ts'
import { systemContext } from '#lib/services/context.ts'
import { requestCancellation } from '#lib/services/proposals/request-cancellation.ts'

export const requestCancellationHandler: JobHandler<'request_cancellation'> = async (payload, { at }) => {
  const actor = { kind: 'system', id: 'request_cancellation', name: 'pedido de cancelamento' } as const
  await requestCancellation(systemContext(payload.organizationId, at, actor), payload)
}
