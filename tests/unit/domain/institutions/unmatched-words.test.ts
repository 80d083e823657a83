import { expect, test } from 'vitest'
import { unmatchedWords } from '#lib/domain/institutions/unmatched-words.ts'

test.each([
  [{ code: 'no_balance', text: 'Sem saldo' }, undefined],
  [{ code: 'balance_refused_by_institution', text: 'Fora do perfil' }, 'Fora do perfil'],
  [{ code: 'X17', text: 'Fora do perfil' }, 'X17: Fora do perfil'],
  [{ code: 'consult_refused_by_institution', text: null }, undefined],
  [{ code: null, text: 'CPF 529.982.247-25, regra 7' }, 'CPF # regra 7'],
])('%o leaves %s, without a number that may be of the customer', (told, words) => {
  expect(unmatchedWords(told)).toBe(words)
})
