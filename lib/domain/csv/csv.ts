export type CsvCell = string | { value: number; decimals: number } | { moment: string } | null

export const CSV_BYTE_ORDER_MARK = '\uFEFF'

/**
 * Returns one CSV line as Excel in Brazil reads it: semicolons, decimal comma, CRLF. Text that would be read
 * as a number or date ("000123", "1E5", "2026-03") is written as the formula `="000123"`; text that would be
 * read as a formula gets a leading apostrophe (OWASP, CSV injection).
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(written).join(';')}\r\n`

const written = (cell: CsvCell): string => {
  if (cell === null) return ''
  if (typeof cell === 'string') return quoted(escapedText(cell))
  return 'moment' in cell ? quoted(cell.moment) : cell.value.toFixed(cell.decimals).replace('.', ',')
}

const quoted = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const escapedText = (text: string) => {
  if (/^[=+\-@\t\r]/.test(text)) return `'${text}`
  return isReadAsValue(text) ? `="${text}"` : text
}

const NUMBER = /^[R$€\s(]*-?(?=.*\d)[\d\s.,:/+()%$€R]+(E[+-]?\d+|-)?$/i
// Contract numbers have longer digit groups and formatted CPFs have four groups, so neither matches.
const DATE = /^\d{1,4}\s*[./-]\s*\d{1,4}(\s*[./-]\s*\d{1,4})?([\sT]+\d{1,2}:[\d:.]+)?$/i
const CLOCK = /^\d{1,2}(:\d{2}){0,2}\s*[ap]m?$/i
const MONTHS =
  'jan(eiro|uary)?|fev(ereiro)?|feb(ruary)?|mar(ço|ch)?|a[bp]r(il)?|mai(o)?|may|jun(ho|e)?|jul(ho|y)?|' +
  'ago(sto)?|aug(ust)?|set(embro)?|sep(t|tember)?|out(ubro)?|oct(ober)?|nov(embro|ember)?|de[zc](embro|ember)?'
const MONTH = new RegExp(`^(?=.*\\d)[\\d\\s.,/-]*(${MONTHS})[\\d\\s.,/-]*$`, 'i')
const TRUTH = /^(true|false|verdadeiro|falso)$/i

const isReadAsValue = (text: string) =>
  [NUMBER, DATE, CLOCK, MONTH, TRUTH].some((form) => form.test(text.trim()))
