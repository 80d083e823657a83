/**
 * What a cell of a table for spreadsheets can contain: text, a number with the decimals it is written with,
 * or nothing.
 */
export type CsvCell = string | { value: number; decimals: number } | null

/** Marks the file as UTF-8 for spreadsheet programs. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF'

/**
 * One line of a CSV as Excel reads it in Brazil: semicolons between cells, a decimal comma, CRLF at the end.
 * A text that a spreadsheet would take for a formula is led by an apostrophe (OWASP, CSV injection); texts
 * with separators, quotes or line breaks are quoted.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(written).join(';')}\r\n`

const written = (cell: CsvCell): string => {
  if (cell === null) return ''
  if (typeof cell !== 'string') return cell.value.toFixed(cell.decimals).replace('.', ',')
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
