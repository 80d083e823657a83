import { steadyRows } from '#components/tables/steady-rows.ts'

type Line = { targetIds: readonly string[] }
type Group = { kind: string; lines: readonly Line[] }

/** Returns a key that changes when a line is added or removed, because the lines below would then move. */
export const homeGroupKey = ({ kind, lines }: Group): string => [kind, ...lines.map(idOf)].join()

export const countNewLines = (previous: readonly Group[], now: readonly Group[]): number =>
  steadyRows(linesOf(previous), linesOf(now), idOf).waiting

const linesOf = (groups: readonly Group[]) => groups.flatMap(({ lines }) => lines)

const idOf = ({ targetIds }: Line): string => targetIds.join()
