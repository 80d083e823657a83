import { listCltConfigs as findCltConfigs } from '#db/queries/clt-configs'
import { withSnapshot } from '#db/transaction'
import type { CltConfigView } from '#lib/domain/clt/config-view'
import { allowedCltTerms } from '#lib/domain/clt/simulation-rules'
import { DomainError } from '#lib/domain/errors'
import { type Context, requirePermission } from '#lib/services/context'
import { requireInstitution } from '#lib/services/institutions/require-institution'
import { cltConfigView } from './clt-config-view.ts'
import { findVisibleCltConsult } from './find-visible-clt-consult.ts'

type Filter = {
  consultId?: string | undefined
  provider?: string | undefined
  active?: boolean | undefined
}

/**
 * The organization's configurations in their newest version: by institution, the default first. With a consult only those of
 * its institution, and once it has limits only the numbers of instalments these allow; a configuration left without any is
 * left out.
 * @throws consult_not_found, provider_not_supported, product_not_supported
 */
export const listCltConfigs = async (context: Context, input: Filter): Promise<CltConfigView[]> => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  const { consultId, provider, active } = input
  return withSnapshot(context, async (tx) => {
    if (provider !== undefined) await requireInstitution(tx, provider, 'clt')
    if (consultId === undefined) {
      const rows = await findCltConfigs(tx, { organizationId, institutionCode: provider, active })
      return rows.map((row) => cltConfigView(row))
    }
    const consult = await findVisibleCltConsult(tx, context, consultId)
    if (!consult) throw new DomainError('consult_not_found')
    const { institutionCode, simulationLimit: limit } = consult
    if (provider !== undefined && provider !== institutionCode) return []
    const rows = await findCltConfigs(tx, { organizationId, institutionCode, active })
    return rows
      .map((row) => cltConfigView(row, limit ? allowedCltTerms(row.terms, limit) : row.terms))
      .filter((config) => config.terms.length > 0)
  })
}
