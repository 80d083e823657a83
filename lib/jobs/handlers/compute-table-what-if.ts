import type { JobHandler } from '#lib/jobs/handler'
import { systemContext } from '#lib/services/context'
import { computeTableWhatIf } from '#lib/services/tables/compute-table-what-if'
import { failTableWhatIf } from '#lib/services/tables/fail-table-what-if'

/** Tries a change on last month's simulations; given up, the screen is told so. */
export const computeTableWhatIfHandler: JobHandler<'compute_table_what_if'> = async (payload, run) => {
  const actor = { kind: 'system', id: 'compute_table_what_if', name: 'efeito da mudança' } as const
  const context = systemContext(payload.organizationId, run.at, actor)
  try {
    await computeTableWhatIf(context, payload)
  } catch (error) {
    if (run.lastAttempt) await failTableWhatIf(context, payload)
    throw error
  }
}
