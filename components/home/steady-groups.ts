import { steadyRows } from '#components/tables/steady-rows.ts'

type Line = { targetIds: readonly string[] }
type Group = { kind: string; lines: readonly Line[] }

/** A group with other lines counts as a new row, so that a frozen list keeps showing the old group. */
export const homeGroupKey = ({ kind, lines }: Group): string => [kind, ...lines.map(homeLineId)].join()

export const countNewLines = (previous: readonly Group[], now: readonly Group[]): number =>
  steadyRows(linesOf(previous), linesOf(now), homeLineId).waiting

const linesOf = (groups: readonly Group[]) => groups.flatMap(({ lines }) => lines)

/** Unique on the screen, because a record is in only one line at a time. */
export const homeLineId = ({ targetIds }: Line): string => targetIds.join()
