import { withSnapshot } from '#db/transaction.ts'
import type { InstitutionSignal } from '#lib/domain/institutions/institution-signal.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { institutionSignals } from '#lib/services/institutions/shared/institution-signals.ts'
import { institutionsOffering } from '#lib/services/institutions/shared/require-institution.ts'

export type OfferingInstitution = { code: string; name: string; signal: InstitutionSignal | null }

export const listFgtsInstitutions = async (context: Context): Promise<OfferingInstitution[]> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    const rows = await institutionsOffering(tx, context, 'fgts')
    const signals = await institutionSignals(
      tx,
      context,
      rows.map(({ code }) => code),
    )
    return rows.map(({ code, name }) => ({ code, name, signal: signals.get(code) ?? null }))
  })
}
