import { expect, test } from 'vitest'
import { parseEnv } from '#lib/config/env'

const NEEDED = {
  DATABASE_URL: 'postgres://user@host/name',
  APP_SECRET: 'kept-apart-from-everything-it-seals',
}

test('with a database of one’s own the address is never guessed, and no link goes out with http', () => {
  expect(() => parseEnv(NEEDED)).toThrow('ORIGIN is missing')
  expect(() => parseEnv({ ...NEEDED, ORIGIN: '' })).toThrow('ORIGIN is missing')
  expect(() => parseEnv({ ...NEEDED, ORIGIN: 'http://credit.example.com' })).toThrow(
    'ORIGIN must begin with https://',
  )
  expect(parseEnv({ ...NEEDED, ORIGIN: 'https://credit.example.com/' }).ORIGIN).toBe(
    'https://credit.example.com',
  )
})

test('trying out is said by a word of its own; the embedded mode is for nothing else', () => {
  const tryingOut = { ...NEEDED, TRYING_OUT: '1', PORT: '3001' }
  expect(parseEnv(tryingOut).ORIGIN).toBe('http://localhost:3001')
  expect(parseEnv({ ...tryingOut, ORIGIN: 'http://10.0.0.5' }).ORIGIN).toBe('http://10.0.0.5')
  expect(parseEnv({ ...NEEDED, EMBEDDED: '1' }).ORIGIN).toBe('http://localhost:3000')
})

test('what is wrong is named without its value', () => {
  const wrong = { ...NEEDED, DATABASE_URL: 'postgres://user:s#cret@host/name' }
  expect(() => parseEnv(wrong)).toThrow(/^(?!.*s#cret)[\s\S]*DATABASE_URL must look like/)
})

test('a secret that is long but regular is refused, and its value is not repeated', () => {
  for (const APP_SECRET of ['a'.repeat(32), 'abcd'.repeat(8), 'secretsecretsecretsecretsecretsecret'])
    expect(() => parseEnv({ ...NEEDED, ORIGIN: 'https://a.example.com', APP_SECRET })).toThrow(
      /^(?!.*(?:aaaa|abcd|secretsecret))[\s\S]*APP_SECRET is too regular/,
    )
})

test('rejects a cheap password hash where people use the service', () => {
  const served = { ...NEEDED, ORIGIN: 'https://credit.example.com' }
  expect(() => parseEnv({ ...served, PASSWORD_COST: '14' })).toThrow('PASSWORD_COST must be at least 15')
  expect(parseEnv(served).PASSWORD_COST).toBe(15)
  expect(parseEnv({ ...served, PASSWORD_COST: '16' }).PASSWORD_COST).toBe(16)
  expect(parseEnv({ ...NEEDED, EMBEDDED: '1', PASSWORD_COST: '10' }).PASSWORD_COST).toBe(10)
})
