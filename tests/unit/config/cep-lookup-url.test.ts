import { expect, test } from 'vitest'
import { parseEnv } from '#lib/config/env.ts'

const settings = (CEP_LOOKUP_URL: string) =>
  parseEnv({
    DATABASE_URL: 'postgres://user@host/name',
    APP_SECRET: 'kept-apart-from-everything-it-seals',
    EMBEDDED: '1',
    CEP_LOOKUP_URL,
  }).CEP_LOOKUP_URL

test('accepts an address with {cep} behind its host, or none at all', () => {
  expect(settings('')).toBeUndefined()
  for (const url of ['https://viacep.com.br/ws/{cep}/json/', 'http://10.0.0.7:8080/?code={cep}'])
    expect(settings(url)).toBe(url)
})

test('refuses to start with an address without the CEP, or with the CEP in its host', () => {
  for (const url of [
    'https://viacep.com.br/ws/json/',
    'https://{cep}.example.com/',
    'https://viacep.com.br/{cep}/{cep}',
    'https://user:secret@example.com/{cep}',
    'ftp://example.com/{cep}',
    '{cep}',
  ])
    expect(() => settings(url), url).toThrow(/^(?!.*secret)[\s\S]*CEP_LOOKUP_URL must be/)
})
