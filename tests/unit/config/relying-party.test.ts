import { expect, test } from 'vitest'
import { relyingPartyOf } from '#lib/config/relying-party.ts'

test.each([
  ['https://credito.example', 'credito.example'],
  ['https://credito.example:8443', 'credito.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://loja.localhost:3000', 'loja.localhost'],
])('binds passkeys of %s to its host', (origin, id) => {
  expect(relyingPartyOf(origin)).toEqual({ id, origin })
})

test.each([
  'http://credito.example',
  'http://127.0.0.1:3000',
  'https://203.0.113.7',
  'https://[2001:db8::1]',
])('offers no passkeys at %s, where browsers refuse them', (origin) => {
  expect(relyingPartyOf(origin)).toBeNull()
})
