import type { CsvCell } from '#lib/domain/csv/csv.ts'

export const csvLines = async (table: { batches: AsyncIterable<readonly (readonly CsvCell[])[]> }) => {
  const lines: (readonly CsvCell[])[] = []
  for await (const batch of table.batches) lines.push(...batch)
  return lines
}
