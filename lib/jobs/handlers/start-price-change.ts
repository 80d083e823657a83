import type { JobHandler } from '#lib/jobs/handler.ts'
import { systemContext } from '#lib/services/context.ts'
import { startScheduledPriceChange } from '#lib/services/prices/start-scheduled-price-change.ts'

export const startPriceChangeHandler: JobHandler<'start_price_change'> = (payload, run) => {
  const actor = { kind: 'system', id: 'start_price_change', name: 'vigência de preços' } as const
  return startScheduledPriceChange(systemContext(payload.organizationId, run.at, actor), payload)
}
