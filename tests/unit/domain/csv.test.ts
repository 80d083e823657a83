import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvLine } from '#lib/domain/csv'

/** Counts cells as a spreadsheet does: separators outside quotes. */
const cellsOf = (line: string) => {
  let count = 1
  let quoted = false
  for (const letter of line.slice(0, -2)) {
    if (letter === '"') quoted = !quoted
    else if (letter === ';' && !quoted) count += 1
  }
  return count
}

describe('a line of a table for spreadsheets', () => {
  test('parts cells by semicolons, writes decimals with a comma, leaves what is missing empty and ends with CRLF', () => {
    expect(csvLine(['Ana', { value: 1234.5, decimals: 2 }, null, { value: 3, decimals: 0 }])).toBe(
      'Ana;1234,50;;3\r\n',
    )
  })

  test('quotes what contains a separator, a quote or a line break', () => {
    expect(csvLine(['a;b', 'say "no"', 'two\nlines'])).toBe('"a;b";"say ""no""";"two\nlines"\r\n')
  })

  test.each(['=1+1', '+55', '-2', '@SUM(A1)', '\tx', '\rx'])('never lets %j start a formula', (text) => {
    expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true)
  })

  test('a negative amount stays a number', () => {
    expect(csvLine([{ value: -0.5, decimals: 2 }])).toBe('-0,50\r\n')
  })

  test('whatever the texts are, a reader finds as many cells as were written', () => {
    const rows = fc.array(fc.string(), { minLength: 1 })
    fc.assert(fc.property(rows, (row) => cellsOf(csvLine(row)) === row.length))
  })
})
