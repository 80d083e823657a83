import { expect, test } from 'vitest'
import { ownWordsIn } from '#lib/domain/access/own-words.ts'

test('returns what a password has besides the person’s own words, ignoring accents, case and punctuation', () => {
  const about = ['ana.souza@financeira.example', 'Ana Conceição Souza']
  expect(ownWordsIn('Ana-SOUZA_2026', about).rest).toBe('2026')
  expect(ownWordsIn('Conceicão!!!!!!!!!!!!', about).rest).toBe('')
  expect(ownWordsIn('cavalo bateria grampo', about).rest).toBe('cavalobateriagrampo')
  expect(ownWordsIn('a b c', ['a b']).words).toEqual([])
})
