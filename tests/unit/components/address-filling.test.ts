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

test('fills blank fields from a CEP and keeps typed values', () => {
  const values = { ...BLANK, street: 'Alameda Santos' }
  expect(fieldsToFill({ values, initial: BLANK, filled: {} }, PAULISTA)).toEqual([
    ['state', 'SP'],
    ['city', 'São Paulo'],
    ['neighborhood', 'Bela Vista'],
  ])
})

test('leaves street and district blank for a CEP that covers a whole town', () => {
  const town = { state: 'MG', city: 'Tiradentes', neighborhood: null, street: null } as const
  expect(fieldsToFill({ values: BLANK, initial: BLANK, filled: {} }, town)).toEqual([
    ['state', 'MG'],
    ['city', 'Tiradentes'],
  ])
})

test('replaces values from the previous CEP unless they were edited since', () => {
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

test('replaces the initial address of a known customer who moved', () => {
  const sea = {
    state: 'RJ',
    city: 'Rio de Janeiro',
    neighborhood: 'Copacabana',
    street: 'Avenida Atlântica',
  } as const
  expect(fieldsToFill({ values: PAULISTA, initial: PAULISTA, filled: {} }, sea)).toEqual(Object.entries(sea))
})

test('clears the street of a known customer whose new CEP determines only the city', () => {
  expect(staleFields({ values: PAULISTA, initial: PAULISTA, filled: {} })).toEqual([
    'state',
    'city',
    'neighborhood',
    'street',
  ])
  expect(staleFields({ values: BLANK, initial: BLANK, filled: {} })).toEqual([])
})

test('shows values from the CEP as text, but not typed or missing ones', () => {
  const town = { state: 'MG', city: 'Tiradentes', neighborhood: null, street: null } as const
  const values = { state: 'MG', city: 'Tiradentes (Centro)', neighborhood: '', street: '' }
  expect(answeredFields(values, town)).toEqual(['state'])
  expect(answeredFields(PAULISTA, PAULISTA)).toEqual(['state', 'city', 'neighborhood', 'street'])
})

test('focuses the first blank field, or the number if none is blank', () => {
  expect(nextAddressField({ ...BLANK, state: 'MG', city: 'Tiradentes', addressNumber: '' })).toBe('street')
  expect(nextAddressField({ ...PAULISTA, addressNumber: '' })).toBe('addressNumber')
  expect(nextAddressField({ ...PAULISTA, neighborhood: '', addressNumber: '10' })).toBe('neighborhood')
  expect(nextAddressField({ ...PAULISTA, addressNumber: '10' })).toBe('addressNumber')
})
