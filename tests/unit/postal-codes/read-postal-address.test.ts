import { expect, test } from 'vitest'
import type { PostalCode } from '#lib/domain/documents/postal-code.ts'
import { readPostalAddress } from '#lib/postal-codes/read-postal-address.ts'

const CODE = '89010025' as PostalCode
const BLUMENAU = {
  cep: '89010025',
  state: 'SC',
  city: 'Blumenau',
  neighborhood: 'Centro',
  street: 'Rua Doutor Luiz de Freitas Melro',
  service: 'viacep',
}

test('reads both forms in which open services write an address', () => {
  const { cep: _cep, service: _service, ...address } = BLUMENAU
  expect(readPostalAddress(BLUMENAU, CODE)).toEqual(address)
  const viaCep = {
    cep: '89010-025',
    uf: 'SC',
    localidade: 'Blumenau',
    bairro: 'Centro',
    logradouro: 'Rua Doutor Luiz de Freitas Melro',
  }
  expect(readPostalAddress(viaCep, CODE)).toEqual(address)
})

test('has neither street nor district for a town with one CEP', () => {
  expect(readPostalAddress({ ...BLUMENAU, neighborhood: '', street: null }, CODE)).toEqual({
    state: 'SC',
    city: 'Blumenau',
    neighborhood: null,
    street: null,
  })
})

test('rejects a response with another CEP, an unknown state or overlong text', () => {
  const wrong = [
    { ...BLUMENAU, cep: '01310100' },
    { ...BLUMENAU, state: 'XX' },
    { ...BLUMENAU, city: ' ' },
    { ...BLUMENAU, street: 'x'.repeat(121) },
    { erro: true },
    [],
    null,
    'SC',
  ]
  for (const answer of wrong) expect(readPostalAddress(answer, CODE)).toBeNull()
})

test('never passes control characters of a stranger to a form', () => {
  expect(readPostalAddress({ ...BLUMENAU, street: 'Rua\u0000 XV\u202e\n' }, CODE)?.street).toBe('Rua XV')
})
