import type { LucideIcon } from 'lucide-react'
import type { Answer } from '#lib/client/answer.ts'

/** An action on one row, offered in the row's summary and in the palette. */
export type RowAct = {
  id: string
  label: string
  icon: LucideIcon
  /** `show` changes only the screen; `run` answers with a sentence that says what was done. */
  act: { href: string } | { copy: string } | { show: () => void } | { run: () => Promise<Answer<string>> }
}

/** Called when the actions are needed, so that a list can load them after the page. */
export type RowActsOf<Row> = (row: Row) => Promise<readonly RowAct[]>
