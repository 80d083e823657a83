import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { searchedWords, storedWords } from '#db/name-digests.ts'
import { keyRingOf } from '#lib/config/key-ring.ts'

vi.stubEnv('DATABASE_URL', 'postgres://nobody@localhost/nothing')
vi.stubEnv('APP_SECRET', 'kept-apart-from-everything-it-seals')
vi.stubEnv('EMBEDDED', '1')

const isFound = (name: string[], search: string[], organization = 'organization-1') => {
  const stored = storedWords('organization-1', name)
  return searchedWords(organization, search).every(({ digests }) =>
    digests.some((digest) => stored.includes(digest)),
  )
}

test('stores digests by which every beginning of three letters or more is found, and no other', () => {
  const name = ['aparecida', 'sa', 'ines']
  for (const search of ['apa', 'apare', 'aparecida', 'ine', 'sa'])
    expect(isFound(name, [search]), search).toBe(true)
  for (const search of ['apo', 'recida', 'aparecidas', 'san', 'in'])
    expect(isFound(name, [search]), search).toBe(false)
  expect(isFound(name, ['apa', 'ine'])).toBe(true)
  expect(isFound(name, ['apa', 'ana'])).toBe(false)
})

test('marks searched words of one or two letters, which are found only whole', () => {
  const words = searchedWords('organization-1', ['apa', 's'])
  expect(words.map(({ text, isShort }) => [text, isShort])).toEqual([
    ['apa', false],
    ['s', true],
  ])
})

test('compares twelve letters of a longer word', () => {
  expect(isFound(['hermenegildinha'], ['hermenegildinhas'])).toBe(true)
  expect(isFound(['hermenegildinha'], ['hermenegildo'])).toBe(false)
})

test('stores each digest once, none of them readable or equal in two organizations', () => {
  const stored = storedWords('organization-1', ['maria', 'mariana'])
  expect(stored).toHaveLength(5)
  expect(new Set(stored).size).toBe(5)
  for (const digest of stored) expect(digest).toMatch(/^\.[\w-]{11}$/)
  expect(isFound(['maria'], ['maria'], 'organization-2')).toBe(false)
})

test('finds words stored under a former key', () => {
  const [former, newest] = [keyOf('former'), keyOf('newest')]
  const stored = storedWords('organization-1', ['maria'], keyRingOf([former]))
  const [word] = searchedWords('organization-1', ['mar'], keyRingOf([newest, former]))
  expect(stored).toContain(word?.digests[1])
  expect(stored).not.toContain(word?.digests[0])
})

const keyOf = (id: string) => ({ id, bytes: randomBytes(32) })
