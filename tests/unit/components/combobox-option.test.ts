import { expect, test } from 'vitest'
import { filterOptions } from '#components/fields/combobox-option.ts'

const BANKS = [
  { value: '1', label: 'Banco do Brasil', detail: '001' },
  { value: '2', label: 'Itaú Unibanco', detail: '341' },
  { value: '3', label: 'Caixa Econômica Federal', detail: '104' },
]
const valuesMatching = (text: string) => filterOptions(BANKS, text).map(({ value }) => value)

test('finds an option by words in any order, whatever their case and accents', () => {
  expect(valuesMatching('federal CAIXA')).toEqual(['3'])
  expect(valuesMatching('economica')).toEqual(['3'])
  expect(valuesMatching('itau')).toEqual(['2'])
})

test('finds an option by its code, alone or with a word of its name', () => {
  expect(valuesMatching('341')).toEqual(['2'])
  expect(valuesMatching('brasil 001')).toEqual(['1'])
})

test('lists all options for empty text, and none if a word matches nothing', () => {
  expect(valuesMatching('  ')).toEqual(['1', '2', '3'])
  expect(valuesMatching('caixa brasil')).toEqual([])
})
