import type { TableChangeKind, TableChangeStatus } from '#lib/domain/finance/table-change'
import type { TableMove } from './is-stale.ts'
import type { TableName, TableTerms, TableVersion } from './table-version.ts'
import type { WhatIf } from './what-if.ts'

/** A change of a table as lists show it. */
export type TableChangeSummary = TableName & {
  id: string
  institutionName: string
  kind: TableChangeKind
  status: TableChangeStatus
  label: string
  baseVersion: number | null
  note: string | null
  createdByName: string
  createdAt: Date
  updatedAt: Date
  proposedAt: Date | null
  decidedByName: string | null
  decidedAt: Date | null
  decisionReason: string | null
  /** Its table; null while a new one is only a draft. */
  tableId: string | null
  /** The version the approval made, or put into or out of use. */
  resultVersion: number | null
  /** Whether it starts from what is no longer the newest: it cannot be approved. */
  stale: boolean
  /** Whether who looks drafted it, and so cannot decide on it. */
  isMine: boolean
}

/** What moved under an open change, by whom and when; null where nobody wrote it down. */
export type ToldTableMove = { what: TableMove; byName: string | null; at: Date | null }

/** A change with all it says and what it starts from. */
export type TableChangeView = TableChangeSummary &
  TableTerms & {
    base: TableVersion | null
    newest: TableVersion | null
    /** Why it is stale; empty while it is not. */
    moves: ToldTableMove[]
    whatIf: WhatIf | null
  }
