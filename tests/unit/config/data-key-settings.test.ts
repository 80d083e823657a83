import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseEnv } from '#lib/config/env.ts'

const NEEDED = {
  DATABASE_URL: 'postgres://user@host/name',
  APP_SECRET: 'kept-apart-from-everything-it-seals',
  ORIGIN: 'https://credit.example.com',
}
const ONE = '8f1d3c5b7a90e2f4c6d8ab1032547698badcfe0f1e2d3c4b5a69788796a5b4c3'
const TWO = 'c3b4a5968778695a4b3c2d1e0ffedcba98765432103baa8d6c4f2e09a7b5c3d1'

const folder = mkdtempSync(join(tmpdir(), 'data-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

const idsOf = (settings: Record<string, string>) =>
  parseEnv({ ...NEEDED, ...settings }).masterKeys.map(({ id }) => id)

test('reads keys from a setting or a file, with the encrypting one first', () => {
  const file = join(folder, 'keys')
  writeFileSync(file, `k-2027:${TWO}\n\nk-2026:${ONE}\n`)
  expect(idsOf({ DATA_KEYS: `k-2027:${TWO}, k-2026:${ONE}` })).toEqual(['k-2027', 'k-2026'])
  expect(idsOf({ DATA_KEY_FILE: file })).toEqual(['k-2027', 'k-2026'])
  expect(idsOf({})).toEqual([])
})

test('keeps no key as text beside the settings', () => {
  expect(JSON.stringify({ ...parseEnv({ ...NEEDED, DATA_KEYS: `one:${ONE}` }) })).not.toContain(ONE)
})

test.each([
  ['too short', { DATA_KEYS: `one:${ONE.slice(2)}` }, /DATA_KEYS must be id:key/],
  ['without a name', { DATA_KEYS: ONE }, /DATA_KEYS must be id:key/],
  ['of one digit', { DATA_KEYS: `one:${'a'.repeat(64)}` }, /DATA_KEYS has a key, "one", too regular/],
  ['of a few parts', { DATA_KEYS: `one:${'0123456789abcdef'.repeat(4)}` }, /too regular/],
  ['twice the same name', { DATA_KEYS: `one:${ONE},one:${TWO}` }, /two keys called "one"/],
  ['with the name of the derived one', { DATA_KEYS: `app:${ONE}` }, /cannot call a key "app"/],
  ['none', { DATA_KEYS: ' , ' }, /DATA_KEYS has no key/],
  ['in two places', { DATA_KEYS: `one:${ONE}`, DATA_KEY_FILE: '/keys' }, /cannot be set beside DATA_KEYS/],
  [
    'in no file',
    { DATA_KEY_FILE: join(folder, 'nowhere') },
    /DATA_KEY_FILE names a file that cannot be read/,
  ],
])('rejects keys without repeating them: %s', (_, settings, message) => {
  expect(() => parseEnv({ ...NEEDED, ...settings })).toThrow(message)
  expect(() => parseEnv({ ...NEEDED, ...settings })).toThrow(/^(?!.*(?:8f1d|c3b4|aaaa|0123))/s)
})
