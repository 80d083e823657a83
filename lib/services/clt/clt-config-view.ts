import type { CltConfigRow } from '#db/queries/clt-configs'
import type { CltConfigView } from '#lib/domain/clt/config-view'

/** A configuration as it is offered, with those of its numbers of instalments that are given, or all. */
export const cltConfigView = (row: CltConfigRow, terms: readonly number[] = row.terms): CltConfigView => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  institutionCode: row.institutionCode,
  monthlyRate: row.parameters.monthlyRate,
  terms,
  insured: row.parameters.insurance.type !== 'none',
  active: row.active,
  isDefault: row.isDefault,
  version: row.version,
})
