import type { CltPriceTableView } from '#lib/domain/clt/clt-price-table-view.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'

export const cltPriceTableView = (
  row: PriceVersion,
  terms: readonly number[] = row.terms ?? [],
): CltPriceTableView => ({
  id: row.id,
  slug: row.key,
  name: row.label,
  institutionCode: row.institutionCode,
  monthlyRate: row.parameters.monthlyRate,
  terms,
  fee: row.parameters.fee,
  feeName: row.parameters.feeName ?? null,
  insured: row.parameters.insurance.type !== 'none',
  insurance: row.parameters.insurance,
  active: row.active,
  isDefault: row.isDefault,
  version: row.version,
})
