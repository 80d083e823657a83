import type { TimelineEvent } from '#lib/client/timeline'
import { instantOf } from '#lib/config/clock'

/** A move of a status as a timeline shows it. */
export type TimelineMove = { at: string; actor: string | null; reason: { code: string; text: string } | null }

/** An entry of a timeline: a move or an event, and what both say. */
export type TimelineEntry<Move> = {
  at: string
  /** Who did it; null for what followed by itself. */
  actor: string | null
  /** Since the entry before, in whole seconds; null for the first and for what came at once. */
  afterSeconds: number | null
} & ({ move: Move; event?: never } | { move?: never; event: TimelineEvent })

/**
 * Moves and events in one order, oldest first. What happened comes before the move that followed from it at
 * the same moment; what a program of ours did is credited to nobody.
 */
export const timelineEntries = <Move extends TimelineMove>(
  moves: readonly Move[],
  events: readonly TimelineEvent[],
): TimelineEntry<Move>[] =>
  [
    ...events.map((event) => ({ at: event.at, actor: actorOf(event), event })),
    ...moves.map((move) => ({ at: move.at, actor: move.actor, move })),
  ]
    .sort((one, other) => one.at.localeCompare(other.at))
    .map((entry, index, all) => ({ ...entry, afterSeconds: secondsSince(all[index - 1]?.at, entry.at) }))

const actorOf = ({ actorKind, actorName }: TimelineEvent) => (actorKind === 'system' ? null : actorName)

/** From one instant to another in whole seconds; null where there is none before, or it came at once. */
export const secondsSince = (before: string | undefined, at: string): number | null => {
  if (before === undefined) return null
  const seconds = Math.floor((instantOf(at).getTime() - instantOf(before).getTime()) / 1000)
  return seconds === 0 ? null : seconds
}
