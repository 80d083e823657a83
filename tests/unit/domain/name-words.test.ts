import { expect, test } from 'vitest'
import { nameWords } from '#lib/domain/name-words.ts'

test('compares a name by its words, in lower case and without accents', () => {
  expect(nameWords("  JOÃO  D'Ávila de Souza-Leão ")).toEqual(['joao', 'd', 'avila', 'de', 'souza', 'leao'])
  expect(nameWords('Ana Ana')).toEqual(['ana'])
  expect(nameWords(' .,- ')).toEqual([])
})
