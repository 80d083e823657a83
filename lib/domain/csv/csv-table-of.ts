import type { CsvCell } from './csv.ts'

type Table = {
  filename: string
  headings: readonly string[]
  lines: readonly (readonly CsvCell[])[]
}

/** Wraps a short table, whose lines are all in memory, as a single batch. */
export const csvTableOf = ({ lines, ...table }: Table) => ({ ...table, batches: once(lines) })

async function* once(lines: Table['lines']) {
  yield lines
}
