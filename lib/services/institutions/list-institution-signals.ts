import { listUsableInstitutions } from '#db/queries/institutions/institutions.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { InstitutionSignal } from '#lib/domain/institutions/institution-signal.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { institutionSignals } from './shared/institution-signals.ts'

export const listInstitutionSignals = async (
  context: Context,
): Promise<{ code: string; signal: InstitutionSignal | null }[]> => {
  requirePermission(context, 'originate')
  const signals = await withSnapshot(context, async (tx) => {
    const institutions = await listUsableInstitutions(tx, context.organizationId)
    return institutionSignals(
      tx,
      context,
      institutions.map(({ code }) => code),
    )
  })
  return [...signals].map(([code, signal]) => ({ code, signal }))
}
