import { expect, test } from 'vitest'
import {
  answeredFields,
  fieldsToFill,
  nextAddressField,
  staleFields,
} from '#components/contract-form/address-filling.ts'

const BLANK = { state: '', city: '', neighborhood: '', street: '' }
const PAULISTA = {
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Bela Vista',
  street: 'Avenida Paulista',
} as const

test('fills blank fields from a CEP, and nothing that somebody typed', () => {
  const values = { ...BLANK, street: 'Alameda Santos' }
  expect(fieldsToFill({ values, initial: BLANK, filled: {} }, PAULISTA)).toEqual([
    ['state', 'SP'],
    ['city', 'São Paulo'],
    ['neighborhood', 'Bela Vista'],
  ])
})

test("leaves street and district of a whole town's CEP to be typed", () => {
  const town = { state: 'MG', city: 'Tiradentes', neighborhood: null, street: null } as const
  expect(fieldsToFill({ values: BLANK, initial: BLANK, filled: {} }, town)).toEqual([
    ['state', 'MG'],
    ['city', 'Tiradentes'],
  ])
})

test('replaces what the former CEP filled, unless it was edited since', () => {
  const values = { ...PAULISTA, street: 'Avenida Paulista, fundos' }
  expect(staleFields({ values, initial: BLANK, filled: PAULISTA })).toEqual(['state', 'city', 'neighborhood'])
  const sea = {
    state: 'RJ',
    city: 'Rio de Janeiro',
    neighborhood: null,
    street: 'Avenida Atlântica',
  } as const
  expect(fieldsToFill({ values, initial: BLANK, filled: PAULISTA }, sea)).toEqual([
    ['state', 'RJ'],
    ['city', 'Rio de Janeiro'],
  ])
})

test('replaces the address that the form opened with for a known customer who moved', () => {
  const sea = {
    state: 'RJ',
    city: 'Rio de Janeiro',
    neighborhood: 'Copacabana',
    street: 'Avenida Atlântica',
  } as const
  expect(fieldsToFill({ values: PAULISTA, initial: PAULISTA, filled: {} }, sea)).toEqual(Object.entries(sea))
})

test('clears the street of a known customer whose new CEP tells only the city', () => {
  expect(staleFields({ values: PAULISTA, initial: PAULISTA, filled: {} })).toEqual([
    'state',
    'city',
    'neighborhood',
    'street',
  ])
  expect(staleFields({ values: BLANK, initial: BLANK, filled: {} })).toEqual([])
})

test('shows as text what the CEP answered, and not what somebody typed or what it left open', () => {
  const town = { state: 'MG', city: 'Tiradentes', neighborhood: null, street: null } as const
  const values = { state: 'MG', city: 'Tiradentes (Centro)', neighborhood: '', street: '' }
  expect(answeredFields(values, town)).toEqual(['state'])
  expect(answeredFields(PAULISTA, PAULISTA)).toEqual(['state', 'city', 'neighborhood', 'street'])
})

test('leads to the first blank field, and to the number if none is blank', () => {
  expect(nextAddressField({ ...BLANK, state: 'MG', city: 'Tiradentes', addressNumber: '' })).toBe('street')
  expect(nextAddressField({ ...PAULISTA, addressNumber: '' })).toBe('addressNumber')
  expect(nextAddressField({ ...PAULISTA, neighborhood: '', addressNumber: '10' })).toBe('neighborhood')
  expect(nextAddressField({ ...PAULISTA, addressNumber: '10' })).toBe('addressNumber')
})
