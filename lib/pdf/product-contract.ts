import type { ContractData } from './contract-data.ts'
import type { Pair } from './draw-section.ts'
import type { Column } from './draw-table.ts'
import type { Clause } from './general-clauses.ts'

/** What a contract says that depends on the product: its names, figures, schedule and conditions. */
export type ProductContract = {
  subject: string
  subtitle: string
  /** The label of all that is paid. */
  total: string
  /** Figures of this product alone. */
  more: (data: ContractData) => readonly Pair[]
  /** Dates and values of every instalment (Lei 10.931/2004 art. 29, III). */
  columns: readonly Column[]
  schedule: (data: ContractData) => { rows: string[][]; total: string[] }
  clauses: (data: ContractData) => readonly Clause[]
}
