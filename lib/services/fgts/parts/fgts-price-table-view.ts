import type { FgtsPriceTableView } from '#lib/domain/fgts/fgts-price-table-view.ts'
import { rate } from '#lib/domain/finance/decimal.ts'
import { annualRateOf } from '#lib/domain/finance/rounding.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'

export const fgtsPriceTableView = (row: PriceVersion): FgtsPriceTableView => ({
  id: row.id,
  name: row.key,
  label: row.label,
  institutionCode: row.institutionCode,
  active: row.active,
  isDefault: row.isDefault,
  monthlyRate: row.parameters.monthlyRate,
  annualRate: annualRateOf(rate(row.parameters.monthlyRate)),
  fee: row.parameters.fee,
  feeName: row.parameters.feeName ?? null,
  insurance: row.parameters.insurance,
  minInstallments: row.parameters.minInstallments,
  maxInstallments: row.parameters.maxInstallments,
})
