/**
 * What a cell of a table for spreadsheets can contain: text that stays as it is written, a number with the
 * decimals it is written with, a moment (a day, a time or both) that a spreadsheet is to read, or nothing.
 */
export type CsvCell = string | { value: number; decimals: number } | { moment: string } | null

/** Marks the file as UTF-8 for spreadsheet programs. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF'

/**
 * One line of a CSV as Excel reads it in Brazil: semicolons between cells, a decimal comma, CRLF at the end.
 * A text that a spreadsheet would take for a number or a date ("000123", "1E5", "2026-03") is written as the
 * formula of that text, `="000123"`; one that it would take for a formula is led by an apostrophe (OWASP, CSV
 * injection); texts with separators, quotes or line breaks are quoted.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(written).join(';')}\r\n`

const written = (cell: CsvCell): string => {
  if (cell === null) return ''
  if (typeof cell === 'string') return quoted(keptText(cell))
  return 'moment' in cell ? quoted(cell.moment) : cell.value.toFixed(cell.decimals).replace('.', ',')
}

const quoted = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const keptText = (text: string) => {
  if (/^[=+\-@\t\r]/.test(text)) return `'${text}`
  return isReadAsValue(text) ? `="${text}"` : text
}

const NUMBER = /^[R$€\s(]*-?(?=.*\d)[\d\s.,:/+()%$€R]+(E[+-]?\d+|-)?$/i
// Hyphens between longer figures are no date: a contract's number, a CPF.
const DATE = /^\d{1,4}\s*[./-]\s*\d{1,4}(\s*[./-]\s*\d{1,4})?([\sT]+\d{1,2}:[\d:.]+)?$/i
const CLOCK = /^\d{1,2}(:\d{2}){0,2}\s*[ap]m?$/i
const MONTHS =
  'jan(eiro|uary)?|fev(ereiro)?|feb(ruary)?|mar(ço|ch)?|a[bp]r(il)?|mai(o)?|may|jun(ho|e)?|jul(ho|y)?|' +
  'ago(sto)?|aug(ust)?|set(embro)?|sep(t|tember)?|out(ubro)?|oct(ober)?|nov(embro|ember)?|de[zc](embro|ember)?'
const MONTH = new RegExp(`^(?=.*\\d)[\\d\\s.,/-]*(${MONTHS})[\\d\\s.,/-]*$`, 'i')
const TRUTH = /^(true|false|verdadeiro|falso)$/i

/** Whether a spreadsheet in Portuguese or English makes a number, a date, a time or a truth value of it. */
const isReadAsValue = (text: string) =>
  [NUMBER, DATE, CLOCK, MONTH, TRUTH].some((form) => form.test(text.trim()))
