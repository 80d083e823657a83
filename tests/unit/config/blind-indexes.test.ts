import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { blindIndexes } from '#lib/config/blind-indexes.ts'
import { keyRingOf } from '#lib/config/key-ring.ts'

vi.stubEnv('DATABASE_URL', 'postgres://nobody@localhost/nothing')
vi.stubEnv('APP_SECRET', 'kept-apart-from-everything-it-seals')
vi.stubEnv('EMBEDDED', '1')

const key = (id: string) => ({ id, bytes: randomBytes(32) })
const [ONE, TWO] = [key('2026'), key('2027')]
const PLACE = ['cpf', 'organization-1']
const CPF = '52998224725'

test('is equal for equal values of one place, and for nothing else', () => {
  const ring = keyRingOf([ONE])
  const [index] = blindIndexes(PLACE, CPF, ring)
  expect(blindIndexes(PLACE, CPF, keyRingOf([ONE]))).toEqual([index])
  expect(blindIndexes(PLACE, '52998224726', ring)).not.toContain(index)
  expect(blindIndexes(['cpf', 'organization-2'], CPF, ring)).not.toContain(index)
  expect(blindIndexes(['name', 'organization-1'], CPF, ring)).not.toContain(index)
})

test('names its key and has 128 bits of a digest that depends on the key', () => {
  const [index] = blindIndexes(PLACE, CPF, keyRingOf([ONE]))
  expect(index).toMatch(/^idx1:2026:[\w-]{22}$/)
  expect(blindIndexes(PLACE, CPF, keyRingOf([key('2026')]))).not.toContain(index)
})

test('is given under every key, the newest first', () => {
  const both = blindIndexes(PLACE, CPF, keyRingOf([TWO, ONE]))
  expect(both).toEqual([
    ...blindIndexes(PLACE, CPF, keyRingOf([TWO])),
    ...blindIndexes(PLACE, CPF, keyRingOf([ONE])),
  ])
})
