import { describe, expect, test } from 'vitest'
import { refusalOfBalance, refusalOfConsult, refusalOfText } from '#lib/domain/institutions/refusal-words.ts'

describe('the reason of a failed balance query', () => {
  test.each([
    [{ code: 'no_balance' }, 'no_balance'],
    [{ code: 9 }, 'inexistent_anniversary_membership'],
    [{ code: '35', text: 'qualquer texto' }, 'processing_pending_changes'],
    [{ text: 'Instituição Fiduciária não possui autorização do Trabalhador' }, 'unauthorized_institution'],
    [{ text: 'TRABALHADOR NÃO POSSUI ADESÃO AO SAQUE ANIVERSÁRIO' }, 'inexistent_anniversary_membership'],
    [{ text: 'Existe uma Operação Fiduciária em andamento' }, 'ongoing_operation'],
    [{ text: 'Mudanças cadastrais na conta' }, 'processing_pending_changes'],
    [{ text: 'Serviço indisponível, tente novamente' }, 'provider_unavailable'],
    [{ code: 'permission_denied' }, 'provider_error'],
    [{}, 'provider_error'],
  ])('%o is %s', (words, code) => {
    expect(refusalOfBalance(words)).toEqual({ code, details: {} })
  })

  test('has the end of a lock, told apart or inside the text', () => {
    const text = 'Operação não permitida antes de 01/05/2027'
    expect(refusalOfBalance({ text })).toEqual({
      code: 'on_locked_date_range',
      details: { until: '2027-05-01' },
    })
    expect(refusalOfBalance({ text: 'não permitida antes de 31/02/2027' }).details).toEqual({})
  })

  test('passes unknown words on as they are', () => {
    expect(refusalOfBalance({ code: 'X17', text: 'Fora do perfil' })).toEqual({
      code: 'balance_refused_by_institution',
      details: { text: 'Fora do perfil' },
    })
  })
})

describe('the reason of a consult without a margin', () => {
  test.each([
    ['REJECTED', { text: 'Sem margem disponível' }, 'no_margin'],
    ['REJECTED', { text: 'outra coisa' }, 'consult_refused_by_institution'],
    ['FAILED', { text: 'tempo esgotado' }, 'provider_timeout'],
    ['FAILED', { text: 'Sem margem' }, 'provider_error'],
    ['SUCCESS', { text: 'Sem margem' }, null],
  ] as const)('%s with %o is %s', (status, words, code) => {
    expect(refusalOfConsult(status, words)).toBe(code)
  })
})

test('an outage is no reason of a refused call', () => {
  expect(refusalOfText('Sistema indisponível')).toBeUndefined()
  expect(refusalOfText('Sem saldo')).toEqual({ code: 'no_balance', details: {} })
})
