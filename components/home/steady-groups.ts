import { steadyRows } from '../tables/steady-rows.ts'

type Line = { targetIds: readonly string[] }
type Group = { kind: string; lines: readonly Line[] }

/**
 * Which lines a group has: one that has others now is another group to whoever is about to press one of
 * them, since a line more or less moves those below.
 */
export const homeGroupKey = ({ kind, lines }: Group): string => [kind, ...lines.map(idOf)].join()

/** How many lines of `now` are in none of the groups that are `shown`. */
export const countNewLines = (shown: readonly Group[], now: readonly Group[]): number =>
  steadyRows(linesOf(shown), linesOf(now), idOf).waiting

const linesOf = (groups: readonly Group[]) => groups.flatMap(({ lines }) => lines)

const idOf = ({ targetIds }: Line): string => targetIds.join()
