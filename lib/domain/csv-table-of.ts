import type { CsvCell } from './csv.ts'

type Table = {
  filename: string
  headings: readonly string[]
  lines: readonly (readonly CsvCell[])[]
}

/** A short table for spreadsheets, which is read whole before it is sent: its lines are one batch. */
export const csvTableOf = ({ lines, ...table }: Table) => ({ ...table, batches: once(lines) })

async function* once(lines: Table['lines']) {
  yield lines
}
