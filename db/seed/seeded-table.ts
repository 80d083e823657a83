import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'

/** Omitted parameters use the product's defaults. */
export type SeededTable = {
  key: string
  label: string
  /** Offered numbers of instalments; CLT only. */
  terms?: readonly number[]
  active?: false
  isDefault?: true
  parameters: Partial<PriceParameters>
}
