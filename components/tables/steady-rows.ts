/**
 * The rows of a list that was refetched, where those of `before` were: each as it is now, one that is gone
 * as it was. `waiting` is how many there are besides.
 */
export const steadyRows = <Row>(
  before: readonly Row[],
  now: readonly Row[],
  keyOf: (row: Row) => string,
): { rows: readonly Row[]; waiting: number } => {
  const present = new Map(now.map((row) => [keyOf(row), row]))
  const rows = before.map((row) => present.get(keyOf(row)) ?? row)
  const known = new Set(before.map(keyOf))
  return { rows, waiting: now.filter((row) => !known.has(keyOf(row))).length }
}
