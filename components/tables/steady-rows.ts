/** Removed rows stay in place. New rows are left out; `waiting` is their number. */
export const steadyRows = <Row>(
  before: readonly Row[],
  now: readonly Row[],
  keyOf: (row: Row) => string,
): { rows: readonly Row[]; waiting: number } => {
  const present = new Map(now.map((row) => [keyOf(row), row]))
  const rows = before.map((row) => present.get(keyOf(row)) ?? row)
  const knownKeys = new Set(before.map(keyOf))
  return { rows, waiting: now.filter((row) => !knownKeys.has(keyOf(row))).length }
}
