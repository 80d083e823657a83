import type { Proposal } from '#lib/client/proposals'
import { instantOf } from '#lib/config/clock'
import type { Bilingual } from '../language/texts.ts'

type Line = Proposal['history'][number]

/** A line of the timeline: a heading of its own where the status does not say what happened. */
export type HistoryEntry = Omit<Line, 'actor'> & {
  heading: Bilingual | null
  /** Who did it; null for what followed by itself. */
  actor: string | null
  /** Since the line before, in whole seconds; null for the first. */
  afterSeconds: number | null
}

/** What a note says happened while the status stayed. */
const HEADINGS: Readonly<Record<string, Bilingual>> = {
  fix_link_issued: ['Link de correção gerado', 'Link to correct made'],
  fix_link_opened: ['Link aberto', 'Link opened'],
  fix_solved_by_customer: ['Pendência corrigida', 'Pending item corrected'],
}

const SIGNED: Bilingual = ['Contrato assinado', 'Contract signed']

/**
 * The timeline of a proposal, oldest first. The signature is the customer's and has a line of its own; the
 * analysis that follows is nobody's doing.
 */
export const historyEntries = (history: readonly Line[]): HistoryEntry[] =>
  history.flatMap((line, index) => {
    const before = history[index - 1]
    const entry: HistoryEntry = {
      ...line,
      heading: HEADINGS[line.reason?.code ?? ''] ?? null,
      afterSeconds: before ? secondsBetween(before.at, line.at) : null,
    }
    if (before?.status !== 'formalization' || line.status !== 'analysis') return [entry]
    return [
      { ...entry, heading: SIGNED, reason: null },
      { ...entry, actor: null, afterSeconds: null },
    ]
  })

const secondsBetween = (from: string, to: string) =>
  Math.floor((instantOf(to).getTime() - instantOf(from).getTime()) / 1000)
