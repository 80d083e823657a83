import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvLine } from '#lib/domain/csv/csv.ts'
import { csvDay } from '#lib/domain/csv/csv-day.ts'
import { csvInstant } from '#lib/domain/csv/csv-instant.ts'

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
  test('separates cells by semicolons, uses decimal commas, leaves missing values empty and ends with CRLF', () => {
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

  test.each([
    ...[
      '000123',
      '1E5',
      '2026-03',
      '12/11',
      '1.234',
      '10.0.0.1',
      '1,5',
      '50%',
      'R$ 5',
      '(5)',
      '10:30',
      '10 pm',
    ],
    ...[
      '10 pm',
      '2026-03-01 10:30',
      'mar/26',
      '3 dez 2026',
      'MAY1',
      '12345678901234567890',
      'VERDADEIRO',
      ' 7 ',
    ],
  ])('protects %j, which a spreadsheet would turn into a value', (text) => {
    expect(csvLine([text])).toBe(`"=""${text}"""\r\n`)
  })

  test.each([
    'A-000123',
    'Mariana',
    'Marcos 2',
    '529.982.247-25',
    '2026-00000039-35',
    '1ª via',
    'MARÇAL 7 B',
  ])('leaves %j unchanged, which no spreadsheet turns into a value', (text) => {
    expect(csvLine([text])).toBe(`${text}\r\n`)
  })

  test('keeps a day and an instant readable as such', () => {
    const cells = [csvDay('2027-03-01'), csvInstant(new Date('2026-11-21T17:03:20Z'))]
    expect(csvLine(cells)).toBe('01/03/2027;21/11/2026 14:03:20\r\n')
  })

  test('keeps a negative amount a number', () => {
    expect(csvLine([{ value: -0.5, decimals: 2 }])).toBe('-0,50\r\n')
  })

  test('has as many cells as were written, whatever the texts are', () => {
    const rows = fc.array(fc.string(), { minLength: 1 })
    fc.assert(fc.property(rows, (row) => cellsOf(csvLine(row)) === row.length))
  })
})
