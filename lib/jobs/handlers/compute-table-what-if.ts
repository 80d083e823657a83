import type { JobHandler } from '#lib/jobs/handler.ts'
import { systemContext } from '#lib/services/context.ts'
import { computePriceWhatIf } from '#lib/services/prices/compute-price-what-if.ts'
import { failPriceWhatIf } from '#lib/services/prices/fail-price-what-if.ts'

export const computePriceWhatIfHandler: JobHandler<'compute_table_what_if'> = async (payload, run) => {
  const actor = { kind: 'system', id: 'compute_table_what_if', name: 'efeito da mudança' } as const
  const context = systemContext(payload.organizationId, run.at, actor)
  try {
    await computePriceWhatIf(context, payload)
  } catch (error) {
    if (run.lastAttempt) await failPriceWhatIf(context, payload)
    throw error
  }
}
