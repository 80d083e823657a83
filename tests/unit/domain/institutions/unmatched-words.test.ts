import { expect, test } from 'vitest'
import { canMeanReason, unmatchedWords } from '#lib/domain/institutions/unmatched-words.ts'

test.each([
  [{ code: 'no_balance', text: 'Sem saldo' }, undefined],
  [{ code: 'balance_refused_by_institution', text: 'Fora do perfil' }, 'Fora do perfil'],
  [{ code: 'X17', text: 'Fora do perfil' }, 'X17: Fora do perfil'],
  [{ code: 'consult_refused_by_institution', text: null }, undefined],
  [{ code: null, text: 'CPF 529.982.247-25 não encontrado' }, 'CPF *** não encontrado'],
  [
    { code: null, text: 'Cliente MARIA DA SILVA: cadastro divergente' },
    'Cliente *** DA *** cadastro divergente',
  ],
  [{ code: '52998224725', text: 'e-mail maria.silva@x.com já cadastrado' }, /^\*\*\*: e-mail \*\*\*/],
])('%o leaves %s, without anything that may be of the customer', (told, words) => {
  const left = unmatchedWords(told)
  if (words instanceof RegExp) expect(left).toMatch(words)
  else expect(left).toBe(words)
})

test.each([
  ['***', false],
  ['Cliente ***', false],
  ['Fora do perfil', true],
  ['X17: ***', true],
  ['***: Cliente ***', false],
])('"%s" says enough to mean a reason: %s', (words, isEnough) => {
  expect(canMeanReason(words)).toBe(isEnough)
})
