import { expect, test } from 'vitest'
import { filterOptions } from '#components/fields/combobox-option.ts'

const BANKS = [
  { value: '1', label: 'Banco do Brasil', detail: '001' },
  { value: '2', label: 'Itaú Unibanco', detail: '341' },
  { value: '3', label: 'Caixa Econômica Federal', detail: '104' },
]
const found = (text: string) => filterOptions(BANKS, text).map(({ value }) => value)

test('finds an option by words in any order, whatever their case and accents', () => {
  expect(found('federal CAIXA')).toEqual(['3'])
  expect(found('economica')).toEqual(['3'])
  expect(found('itau')).toEqual(['2'])
})

test('finds an option by its code, alone or beside a word of its name', () => {
  expect(found('341')).toEqual(['2'])
  expect(found('brasil 001')).toEqual(['1'])
})

test('lists everything while nothing is typed, and nothing when one word matches nowhere', () => {
  expect(found('  ')).toEqual(['1', '2', '3'])
  expect(found('caixa brasil')).toEqual([])
})
