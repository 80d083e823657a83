import type { Connection } from '#db/client.ts'
import { listOpenPriceChanges } from '#db/queries/prices/price-changes.ts'
import { listNewestPriceTables, lockPriceTables } from '#db/queries/prices/price-tables.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { isAboveRate } from '#lib/domain/finance/is-above-rate.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

type Ceiling = {
  organizationId: string
  product: Product
  institutionCode: string
  /** Fraction per month; null means no ceiling. */
  monthlyRate: string | null
}

/** Checks active tables and scheduled changes; locks the price tables. @throws price_ceiling_too_low */
export const requireCeilingAbovePrices = async (tx: Connection, ceiling: Ceiling): Promise<void> => {
  const { organizationId, product, institutionCode, monthlyRate } = ceiling
  await lockPriceTables(tx, ceiling)
  if (monthlyRate === null) return
  const used = await listNewestPriceTables(tx, { organizationId, product, institutionCode, active: true })
  const open = await listOpenPriceChanges(tx, organizationId)
  const scheduled = open
    .filter((change) => change.product === product && change.institutionCode === institutionCode)
    .filter(({ status, kind }) => status === 'scheduled' && kind !== 'retire')
    .map(({ tableKey: key, parameters }) => ({ key, parameters }))
  const above = [...used, ...scheduled].find(({ parameters }) =>
    isAboveRate(parameters.monthlyRate, monthlyRate),
  )
  if (!above) return
  const details = { table: above.key, rate: formatPercent(above.parameters.monthlyRate) }
  throw new DomainError('price_ceiling_too_low', details)
}
