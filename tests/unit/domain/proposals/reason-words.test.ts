import { expect, test } from 'vitest'
import { actorNameIn } from '#lib/domain/access/system-actor-names.ts'
import { CANCEL_REASONS } from '#lib/domain/proposals/cancel-reasons.ts'
import { reasonOfReport } from '#lib/domain/proposals/reason-of-report.ts'
import { reasonWords, storedReasonIn } from '#lib/domain/proposals/reason-words.ts'
import { REASON_CODES } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'

test("words a reason in the language of the reader, and keeps an institution's text", () => {
  const reason = reasonOfReport({
    status: 'rejected',
    reason: { code: 'X1', text: 'cadastro (CPF) irregular' },
  })
  if (!reason) throw new Error('no reason')
  expect(reasonWords(reason, 'pt-BR')).toBe('A instituição recusou a proposta: cadastro (CPF) irregular.')
  expect(reasonWords(reason, 'en')).toBe('The institution refused the proposal: cadastro (CPF) irregular.')
})

test('states in both languages that an institution gave no reason', () => {
  const reason = reasonOfReport({ status: 'rejected', reason: null })
  if (!reason) throw new Error('no reason')
  expect(reasonWords(reason, 'pt-BR')).toContain('sem motivo informado')
  expect(reasonWords(reason, 'en')).toContain('no reason given')
})

test('translates a chosen reason for a cancellation, and keeps the remark', () => {
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

test("words a manager's decision in the language, followed by the written text", () => {
  const details = { chosen: 'income_unproven', written: 'holerite de 2021' }
  expect(reasonWords({ code: 'review_refused', details }, 'pt-BR')).toBe(
    'Renda não comprovada: holerite de 2021',
  )
  expect(reasonWords({ code: 'review_refused', details }, 'en')).toBe('Income not proven: holerite de 2021')
})

test('uses the stored words for a row without details', () => {
  const stored = {
    reasonCode: 'review_refused',
    reasonDetails: null,
    reasonText: 'Documento de outra pessoa',
  }
  expect(storedReasonIn('en', stored)).toEqual({ code: 'review_refused', text: 'Documento de outra pessoa' })
  expect(storedReasonIn('en', { reasonCode: null, reasonDetails: null })).toBeNull()
})

test('words every reason of the catalogue in both languages', () => {
  for (const code of REASON_CODES)
    for (const language of ['pt-BR', 'en'] as const)
      expect(reasonWords({ code, details: { written: 'x' } }, language)).not.toBe('')
})

test("keeps a person's name in English, whatever it is", () => {
  expect(actorNameIn('en', { actorKind: 'user', actorId: 'expire_signature', actorName: 'Ana' })).toBe('Ana')
})

test('names a customer without a name in the language of the reader', () => {
  const customer = { actorKind: 'customer', actorId: 'link', actorName: 'cliente' }
  expect(actorNameIn('en', customer)).toBe('customer')
  expect(actorNameIn('pt-BR', customer)).toBe('cliente')
  expect(actorNameIn('en', { ...customer, actorName: 'Maria' })).toBe('Maria')
})
