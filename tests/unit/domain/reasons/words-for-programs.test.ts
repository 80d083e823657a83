import { describe, expect, test } from 'vitest'
import { CONSULT_STATUSES, consultNotReady, isFinalConsultStatus } from '#lib/domain/clt/consult-status.ts'
import { REASON_CODES, type ReasonCode, reasonOf } from '#lib/domain/reasons/catalogue.ts'
import { FGTS_BALANCE_REASONS } from '#lib/domain/reasons/fgts-balance.ts'
import { reasonTexts, screenReasonTexts } from '#lib/domain/reasons/reason-texts.ts'

/** Texts that API clients look for in title, detail or statusInfo, ignoring accents. */
const WORDS: readonly (readonly [ReasonCode, string | RegExp])[] = [
  ['inexistent_anniversary_membership', 'adesão ao saque aniversário'],
  ['unauthorized_institution', 'não possui autorização'],
  ['unauthorized_institution', 'Instituição Fiduciária'],
  ['ongoing_operation', 'Operação Fiduciária em andamento'],
  ['processing_pending_changes', 'Mudanças cadastrais'],
  ['no_balance', 'não possui saldo disponível'],
  ['invalid_document', 'CPF inválido'],
  ['invalid_cpf', 'CPF inválido'],
  ['provider_unavailable', 'Tente novamente'],
  ['provider_timeout', 'Tente novamente'],
  ['provider_error', 'Tente novamente'],
  ['provider_rate_limited', 'Tente novamente'],
  ['provider_rate_limited', 'Limite de requisições excedido'],
  ['rate_limited', 'Limite de requisições excedido'],
  ['source_unavailable', 'Tente novamente'],
  ['consult_blocked_by_worker', 'bloqueada pelo trabalhador'],
  ['birth_date_mismatch', 'Data de nascimento nao confere'],
  ['employer_outside_policy', 'política interna'],
  ['consult_credit_refused', 'política interna'],
  ['simulation_installments_above_maximum', /parcelas .*maior que 24\b/],
  ['too_few_installments', /parcelas/i],
  ['consult_already_exists_by_user_and_document_number', 'consulta ativa'],
  ['simulation_installment_value_above_margin', 'margem disponível'],
  ['no_margin', 'margem disponível'],
  ['simulation_already_used', 'Proposta já existente'],
  ['proposal_not_cancellable', 'Operation does not allow cancelation'],
]

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '')

describe('the words that programs branch on', () => {
  // Many API clients read only the title of a problem body. Others read statusInfo, errorMessage or
  // description, which contain only the text. So title and text must each contain the words.
  test.each(WORDS)('say for %s the words %s in title and text', (code, words) => {
    const { title, text } = reasonTexts(code, 'pt-BR', { maximum: 24 })
    const pattern = typeof words === 'string' ? withoutAccents(words) : words
    expect(withoutAccents(title)).toMatch(pattern)
    expect(withoutAccents(text)).toMatch(pattern)
  })

  test('ask for a retry in no final refusal, or a program would retry for ever', () => {
    const insistent = REASON_CODES.filter((code) => reasonOf(code).kind === 'refusal').filter((code) => {
      const { title, text } = reasonTexts(code, 'pt-BR')
      return /Tente novamente|Não foi possível consultar o saldo/.test(`${title} ${text}`)
    })
    expect(insistent).toEqual([])
  })

  test('ask for a retry of a consult until it ends, and no longer', () => {
    for (const status of CONSULT_STATUSES) {
      const { text } = reasonTexts('consult_not_ready', 'pt-BR', consultNotReady(status))
      expect(text.includes('ainda em análise'), text).toBe(!isFinalConsultStatus(status))
      expect(text).not.toContain('—')
    }
  })

  test('belong to a single outcome of a balance query', () => {
    const codesMentioning = (words: string) =>
      Object.entries(FGTS_BALANCE_REASONS)
        .filter(([, { title, text }]) => `${title.pt} ${text.pt}`.includes(words))
        .map(([code]) => code)
    expect(codesMentioning('saque aniversário')).toEqual(['inexistent_anniversary_membership'])
    expect(codesMentioning('não possui autorização')).toEqual(['unauthorized_institution'])
    expect(codesMentioning('Operação Fiduciária em andamento')).toEqual(['ongoing_operation'])
    expect(codesMentioning('não possui saldo disponível')).toEqual(['no_balance'])
    expect(codesMentioning('CPF inválido')).toEqual(['invalid_document'])
  })

  test('are only for programs: people read plain ones instead', () => {
    const codes = REASON_CODES.filter((code) => reasonOf(code).onScreen)
    expect(codes.length).toBeGreaterThan(3)
    for (const code of codes) {
      const { title, text } = screenReasonTexts(code, 'pt-BR', { maximumCents: 125_000, status: 'paid' })
      expect(`${title} ${text}`).not.toMatch(/Fiduciária|Trabalhador|alcançável|—/)
      expect(reasonTexts(code, 'pt-BR').text).not.toBe(text)
    }
  })

  test('are in titles with the rule itself: none only says that data are invalid', () => {
    const empty = REASON_CODES.filter((code) => /^Dados? inválidos?$/i.test(reasonOf(code).title.pt))
    expect(empty).toEqual([])
  })
})
