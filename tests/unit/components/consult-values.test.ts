import { expect, test } from 'vitest'
import { consultErrorText, consultFieldOf, consultToWire } from '#components/clt/consult-values.ts'

const VALUES = {
  documentNumber: '52998224725',
  name: 'Maria da Silva',
  birthDate: '1990-03-15',
  gender: 'female',
  email: 'maria@example.com',
  phone: '11987654321',
  provider: 'aurora',
}

test('sends the form with its phone in three parts', () => {
  expect(consultToWire(VALUES)).toEqual({
    borrowerDocumentNumber: '52998224725',
    signerName: 'Maria da Silva',
    birthDate: '1990-03-15',
    gender: 'female',
    signerEmail: 'maria@example.com',
    signerPhone: { countryCode: '55', areaCode: '11', phoneNumber: '987654321' },
    provider: 'aurora',
  })
})

test('maps every wire member to its form field', () => {
  expect(consultFieldOf('/borrowerDocumentNumber')).toBe('documentNumber')
  expect(consultFieldOf('/signerPhone/areaCode')).toBe('phone')
  expect(consultFieldOf('/signerName')).toBe('name')
  expect(consultFieldOf('/gender')).toBe('gender')
})

test('words a general error code as the form does, and keeps the text of a specific one', () => {
  const general = { type: 'invalid_value', message: 'Valor inválido.' }
  expect(consultErrorText('gender', general, 'pt-BR')).toBe('Escolha o gênero.')
  expect(consultErrorText('gender', general, 'en')).toBe('Choose the gender.')
  const particular = { type: 'other', message: 'Precisa ter 18 anos.' }
  expect(consultErrorText('birthDate', particular, 'pt-BR')).toBe('Precisa ter 18 anos.')
  expect(consultErrorText('name', undefined, 'pt-BR')).toBeUndefined()
})
