import type { Bilingual } from '#components/language/texts.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import type { TimelineEvent } from '#lib/client/timeline.ts'
import { NOTE_HEADINGS, noteHeading } from './note-heading.ts'

type Line = Proposal['history'][number]

/** `heading` is set if the status alone does not explain the change. */
export type ProposalMove = Omit<Line, 'actor'> & {
  heading: Bilingual | null
  actor: string | null
}

type Events = readonly Pick<TimelineEvent, 'kind' | 'link'>[]

/** Splits an automatic change caused by a person into an entry for the action and one without an actor. */
export const proposalMoves = (history: readonly Line[], events: Events): ProposalMove[] =>
  history.flatMap((line, index) => {
    if (line.reason?.code === 'fix_link_opened' && events.some(({ link }) => link === 'fix')) return []
    const move: ProposalMove = { ...line, heading: noteHeading(line.reason?.code) }
    const act = actBefore({ line, previous: history[index - 1], events })
    if (act === undefined) return [move]
    const step = { ...move, heading: null, reason: null, actor: null }
    const acts = act === null ? [] : [{ ...move, heading: act }]
    return line.status === 'pending' ? acts : [...acts, step]
  })

type Step = { line: Line; previous: Line | undefined; events: Events }

/** Returns null if another entry already shows the action, undefined if `line` is not an automatic change. */
const actBefore = ({ line, previous, events }: Step): Bilingual | null | undefined => {
  if (line.reason?.code === 'review_approved') return NOTE_HEADINGS.review_approved
  if (line.reason || !previous) return undefined
  if (previous.status === 'formalization' && line.status === 'analysis')
    return events.some(({ kind }) => kind === 'contract_signed') ? null : NOTE_HEADINGS.contract_signed
  if (previous.status !== 'pending') return undefined
  return previous.reason?.code === 'fix_solved_by_customer' ? null : NOTE_HEADINGS.fix_solved_by_customer
}
