import type { Connection } from '#db/client.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { CltPriceTableView } from '#lib/domain/clt/clt-price-table-view.ts'
import { allowedCltTerms } from '#lib/domain/clt/simulation-rules.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { requireInstitution } from '#lib/services/institutions/shared/require-institution.ts'
import { cltPriceTableView } from './parts/clt-price-table-view.ts'
import { findVisibleCltConsult } from './shared/find-visible-clt-consult.ts'

type Filter = {
  consultId?: string | undefined
  provider?: string | undefined
  active?: boolean | undefined
}

/**
 * Without consult or provider, lists only the default institution's tables: API clients take the first.
 * @throws consult_not_found, provider_not_supported, product_not_supported
 */
export const listCltPriceTables = async (context: Context, input: Filter): Promise<CltPriceTableView[]> => {
  requirePermission(context, 'originate')
  const { consultId, provider, active = true } = input
  return withSnapshot(context, async (tx) => {
    if (provider !== undefined) await requireInstitution(tx, context, { code: provider, product: 'clt' })
    if (consultId !== undefined) return listForConsult(tx, context, { consultId, provider, active })
    const institutionCode = provider ?? (await defaultInstitutionOf(tx, context))
    const tables = await configsOf(tx, context, { institutionCode, active })
    return tables.map((table) => cltPriceTableView(table))
  })
}

const listForConsult = async (
  tx: Connection,
  context: Context,
  { consultId, provider, active }: Filter & { consultId: string },
) => {
  const consult = await findVisibleCltConsult(tx, context, consultId)
  if (!consult) throw new DomainError('consult_not_found')
  const { institutionCode, simulationLimit: limit } = consult
  if (provider !== undefined && provider !== institutionCode) return []
  const tables = await configsOf(tx, context, { institutionCode, active })
  return tables
    .map((table) => cltPriceTableView(table, limit ? allowedCltTerms(table.terms ?? [], limit) : undefined))
    .filter((table) => table.terms.length > 0)
}

const configsOf = (
  tx: Connection,
  { organizationId }: Context,
  filter: { institutionCode: string | undefined; active: boolean | undefined },
) => listNewestPriceTables(tx, { organizationId, product: 'clt', ...filter })

const defaultInstitutionOf = async (tx: Connection, { organizationId }: Context) =>
  (await findOrganization(tx, organizationId))?.defaultInstitutionCode ?? undefined
