import type { TimelineEvent } from '#lib/client/timeline.ts'
import { instantOf } from '#lib/config/clock.ts'

export type TimelineMove = { at: string; actor: string | null; reason: { code: string; text: string } | null }

export type TimelineEntry<Move> = {
  at: string
  actor: string | null
  afterSeconds: number | null
} & ({ move: Move; event?: never } | { move?: never; event: TimelineEvent })

/** Merges status changes and events, oldest first; an event precedes a change at the same time. */
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

export const secondsSince = (before: string | undefined, at: string): number | null => {
  if (before === undefined) return null
  return Math.floor((instantOf(at).getTime() - instantOf(before).getTime()) / 1000)
}
