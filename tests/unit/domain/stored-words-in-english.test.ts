import { expect, test } from 'vitest'
import { actorNameInEnglish } from '#lib/domain/access/system-actor-names'
import { CANCEL_REASONS, cancelWordsInEnglish } from '#lib/domain/proposals/cancel-reasons'
import { REASON_CODES } from '#lib/domain/reasons/catalogue'
import { reasonTexts } from '#lib/domain/reasons/reason-texts'
import { storedTextInEnglish } from '#lib/domain/reasons/stored-text-in-english'

test('every text stored in Portuguese is told in English, with what filled its placeholders left as it was', () => {
  for (const code of REASON_CODES)
    expect(storedTextInEnglish(code, reasonTexts(code, 'pt-BR').text)).toBe(reasonTexts(code, 'en').text)
  const stored = reasonTexts('institution_refused', 'pt-BR', { text: 'cadastro (CPF) irregular' }).text
  expect(storedTextInEnglish('institution_refused', stored)).toBe(
    'The institution refused the proposal: cadastro (CPF) irregular.',
  )
})

test('words somebody wrote are told as they were written', () => {
  expect(storedTextInEnglish('institution_refused', 'Documento de outra pessoa')).toBeNull()
  expect(cancelWordsInEnglish('sistema:parceiro: sem retorno')).toBe('sistema:parceiro: sem retorno')
  expect(actorNameInEnglish({ actorKind: 'user', actorId: 'expire_signature', actorName: 'Ana' })).toBe('Ana')
})

test('the reason a person chose for canceling is told in English, what they added stays', () => {
  for (const { label } of CANCEL_REASONS) {
    expect(cancelWordsInEnglish(label.pt)).toBe(label.en)
    expect(cancelWordsInEnglish(`${label.pt}: mudou de ideia`)).toBe(`${label.en}: mudou de ideia`)
  }
})
