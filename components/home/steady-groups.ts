import { steadyRows } from '#components/tables/steady-rows.ts'

type Line = { targetIds: readonly string[] }
type Group = { kind: string; lines: readonly Line[] }

/** Contains the lines, so that a group with new lines is a new row and a frozen list shows the old one. */
export const homeGroupKey = ({ kind, lines }: Group): string => [kind, ...lines.map(homeLineId)].join()

export const countNewLines = (previous: readonly Group[], now: readonly Group[]): number =>
  steadyRows(linesOf(previous), linesOf(now), homeLineId).waiting

const linesOf = (groups: readonly Group[]) => groups.flatMap(({ lines }) => lines)

/** Returns an id that is unique on the screen, because a record is in only one line at a time. */
export const homeLineId = ({ targetIds }: Line): string => targetIds.join()
