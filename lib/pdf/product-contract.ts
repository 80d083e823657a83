import type { ContractData } from './contract-data.ts'
import type { Pair } from './draw-section.ts'
import type { Column } from './draw-table.ts'
import type { Clause } from './general-clauses.ts'

export type ProductContract = {
  subject: string
  subtitle: string
  total: string
  more: (data: ContractData) => readonly Pair[]
  /** The schedule must state the date and amount of every instalment (Lei 10.931/2004 art. 29, III). */
  columns: readonly Column[]
  schedule: (data: ContractData) => { rows: string[][]; total: string[] }
  clauses: (data: ContractData) => readonly Clause[]
}
