import type { CsvCell } from './csv.ts'

type Table = {
  filename: string
  headings: readonly string[]
  lines: readonly (readonly CsvCell[])[]
}

/** Returns a short table, which is read whole before it is sent, as one batch of lines. */
export const csvTableOf = ({ lines, ...table }: Table) => ({ ...table, batches: once(lines) })

async function* once(lines: Table['lines']) {
  yield lines
}
