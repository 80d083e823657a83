import type { FeeTableParameters } from '#lib/domain/finance/fee-table'

/** A price table of the demonstration; parameters left out are the usual conventions of its product. */
export type SeededTable = {
  key: string
  label: string
  /** The numbers of instalments offered; CLT only. */
  terms?: readonly number[]
  active?: false
  isDefault?: true
  parameters: Partial<FeeTableParameters>
}
