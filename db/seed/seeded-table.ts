import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'

/** Demo price table; omitted parameters take the product's defaults. */
export type SeededTable = {
  key: string
  label: string
  /** Offered numbers of installments; CLT only. */
  terms?: readonly number[]
  active?: false
  isDefault?: true
  parameters: Partial<PriceParameters>
}
