import type { Bilingual } from '#components/language/texts.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import type { TimelineEvent } from '#lib/client/timeline.ts'
import { noteHeading } from './note-heading.ts'

type Line = Proposal['history'][number]

/** `heading` is set if the status alone does not explain the move. */
export type ProposalMove = Omit<Line, 'actor'> & {
  heading: Bilingual | null
  /** Null for automatic moves. */
  actor: string | null
}

const SIGNED: Bilingual = ['Contrato assinado', 'Contract signed']

/**
 * Returns the moves, oldest first, without those that `events` already report. A move from formalization to
 * analysis becomes two: the signature (unless an event reports it), then the start of the analysis, which has
 * no actor.
 */
export const proposalMoves = (
  history: readonly Line[],
  events: readonly Pick<TimelineEvent, 'kind' | 'link'>[],
): ProposalMove[] =>
  history.flatMap((line, index) => {
    const move: ProposalMove = { ...line, heading: noteHeading(line.reason?.code) }
    if (line.reason?.code === 'fix_link_opened' && events.some(({ link }) => link === 'fix')) return []
    if (history[index - 1]?.status !== 'formalization' || line.status !== 'analysis') return [move]
    const analysis = { ...move, actor: null }
    const isReported = events.some(({ kind }) => kind === 'contract_signed')
    return isReported
      ? [{ ...analysis, reason: null }]
      : [{ ...move, heading: SIGNED, reason: null }, analysis]
  })
