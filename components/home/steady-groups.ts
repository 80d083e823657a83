import { steadyRows } from '#components/tables/steady-rows.ts'

type Line = { targetIds: readonly string[] }
type Group = { kind: string; lines: readonly Line[] }

/** A group is identified by its kind and lines, because one line more or less moves the lines below. */
export const homeGroupKey = ({ kind, lines }: Group): string => [kind, ...lines.map(idOf)].join()

export const countNewLines = (previous: readonly Group[], now: readonly Group[]): number =>
  steadyRows(linesOf(previous), linesOf(now), idOf).waiting

const linesOf = (groups: readonly Group[]) => groups.flatMap(({ lines }) => lines)

const idOf = ({ targetIds }: Line): string => targetIds.join()
