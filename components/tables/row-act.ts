import type { LucideIcon } from 'lucide-react'
import type { Answer } from '#lib/client/answer.ts'

export type RowAct = {
  id: string
  label: string
  icon: LucideIcon
  /** `show` changes only the screen; `run` answers with a sentence that says what was done. */
  act: { href: string } | { copy: string } | { show: () => void } | { run: () => Promise<Answer<string>> }
}

export type RowActsOf<Row> = (row: Row) => Promise<readonly RowAct[]>
