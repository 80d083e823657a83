import { expect, test } from 'vitest'
import { actorNameIn } from '#lib/domain/access/system-actor-names.ts'
import { CANCEL_REASONS } from '#lib/domain/proposals/cancel-reasons.ts'
import { reasonOfReport } from '#lib/domain/proposals/reason-of-report.ts'
import { reasonWords, storedReasonIn } from '#lib/domain/proposals/reason-words.ts'
import { REASON_CODES } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'

test('a reason is worded in the language of whoever reads it, and what an institution wrote stays as it was', () => {
  const reason = reasonOfReport({
    status: 'rejected',
    reason: { code: 'X1', text: 'cadastro (CPF) irregular' },
  })
  if (!reason) throw new Error('no reason')
  expect(reasonWords(reason, 'pt-BR')).toBe('A instituição recusou a proposta: cadastro (CPF) irregular.')
  expect(reasonWords(reason, 'en')).toBe('The institution refused the proposal: cadastro (CPF) irregular.')
})

test('a refusal that no institution explained says so in both languages', () => {
  const reason = reasonOfReport({ status: 'rejected', reason: null })
  if (!reason) throw new Error('no reason')
  expect(reasonWords(reason, 'pt-BR')).toContain('sem motivo informado')
  expect(reasonWords(reason, 'en')).toContain('no reason given')
})

test('the reason a person chose for canceling is read in English, what they added stays', () => {
  for (const { value: reason, label } of CANCEL_REASONS) {
    const code = 'canceled_by_request'
    const { text } = reasonTexts(code, 'en')
    expect(reasonWords({ code, details: { reason } }, 'en')).toBe(`${text} (${label.en})`)
    expect(reasonWords({ code, details: { reason, description: 'mudou de ideia' } }, 'en')).toBe(
      `${text} (${label.en}: mudou de ideia)`,
    )
  }
  const own = { reason: 'sistema:parceiro', description: 'sem retorno' }
  expect(reasonWords({ code: 'canceled_by_request', details: own }, 'en')).toContain(
    '(sistema:parceiro: sem retorno)',
  )
})

test('a decision of a manager says what was chosen in the language, then what was written', () => {
  const details = { chosen: 'income_unproven', written: 'holerite de 2021' }
  expect(reasonWords({ code: 'review_refused', details }, 'pt-BR')).toBe(
    'Renda não comprovada: holerite de 2021',
  )
  expect(reasonWords({ code: 'review_refused', details }, 'en')).toBe('Income not proven: holerite de 2021')
})

test('a row older than the details is read in the words that were stored with it', () => {
  const stored = {
    reasonCode: 'review_refused',
    reasonDetails: null,
    reasonText: 'Documento de outra pessoa',
  }
  expect(storedReasonIn('en', stored)).toEqual({ code: 'review_refused', text: 'Documento de outra pessoa' })
  expect(storedReasonIn('en', { reasonCode: null, reasonDetails: null })).toBeNull()
})

test('every reason of the catalogue has words in both languages', () => {
  for (const code of REASON_CODES)
    for (const language of ['pt-BR', 'en'] as const)
      expect(reasonWords({ code, details: { written: 'x' } }, language)).not.toBe('')
})

test('a person keeps their name in English, whatever it is', () => {
  expect(actorNameIn('en', { actorKind: 'user', actorId: 'expire_signature', actorName: 'Ana' })).toBe('Ana')
})

test('a customer without a name is named in the language of the reader', () => {
  const customer = { actorKind: 'customer', actorId: 'link', actorName: 'cliente' }
  expect(actorNameIn('en', customer)).toBe('customer')
  expect(actorNameIn('pt-BR', customer)).toBe('cliente')
  expect(actorNameIn('en', { ...customer, actorName: 'Maria' })).toBe('Maria')
})
