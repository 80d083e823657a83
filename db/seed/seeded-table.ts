import type { FeeTableParameters } from '#lib/domain/finance/fee-table.ts'

/** Demo price table; omitted parameters take the product's defaults. */
export type SeededTable = {
  key: string
  label: string
  /** Offered numbers of installments; CLT only. */
  terms?: readonly number[]
  active?: false
  isDefault?: true
  parameters: Partial<FeeTableParameters>
}
