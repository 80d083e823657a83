import { describe, expect, it } from 'vitest'
import { CONSENT_STEPS, consentOutcomeOf, consentStageOf } from '#components/consent/consent-journey.ts'
import type { ConsentPageView } from '#lib/domain/clt/consent-page-view.ts'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'
import { cents } from '#lib/domain/money.ts'

const AT = new Date('2026-11-21T12:00:00.000Z')
const LATER = new Date('2026-12-21T12:00:00.000Z')

const WAITING: ConsentPageView = {
  consultId: 'c',
  status: 'WAITING_CONSENT',
  institution: { name: 'Aurora', legalName: 'Aurora S.A.', cnpj: '12ABC34501DE35' },
  correspondentName: 'Casa Boa Vista',
  firstName: 'Maria',
  contact: { name: 'Demo', phone: null, email: null },
  consentDeadlineAt: LATER,
  awaitsConsent: true,
  identified: false,
  revocable: false,
  term: { version: 'v', text: 't', sha256: 's' },
  acceptedAt: null,
  reason: null,
  margin: null,
}

const view = (changes: Partial<ConsentPageView>): ConsentPageView => ({ ...WAITING, ...changes })
const decidedView = (changes: Partial<ConsentPageView>) => view({ awaitsConsent: false, ...changes })

describe('the step of a customer on the consent page', () => {
  it('is identification before the answer', () => {
    expect(consentStageOf(view({}))).toBe('identify')
    expect(consentStageOf(view({ identified: true }))).toBe('answer')
  })

  it('is the missed deadline, before and after the job that ends the term', () => {
    expect(consentStageOf(decidedView({}))).toBe('expired')
    const expiredView = decidedView({ status: 'FAILED', reason: { code: 'consent_expired', text: '' } })
    expect(consentStageOf(expiredView)).toBe('expired')
  })

  it('distinguishes the customer’s own refusal from other rejections', () => {
    const refusedView = decidedView({ status: 'REJECTED', reason: { code: 'consent_refused', text: '' } })
    expect(consentStageOf(refusedView)).toBe('refused')
    expect(consentStageOf(decidedView({ status: 'REJECTED' }))).toBe('after')
  })
})

describe('the outcome of an accepted term', () => {
  it('is worded for every status, and refreshes until a final one', () => {
    for (const language of ['pt-BR', 'en'] as const)
      for (const status of CONSULT_STATUSES) {
        const outcome = consentOutcomeOf(decidedView({ status, identified: true }), AT, language)
        expect(
          [outcome.title, outcome.text].every((text) => text !== ''),
          `${status} ${language}`,
        ).toBe(true)
        expect(outcome.moving, status).toBe(!['SUCCESS', 'REJECTED', 'FAILED'].includes(status))
      }
  })

  it('is the same for everybody who is not identified, however the term ended', () => {
    const endings = (['SUCCESS', 'REJECTED', 'FAILED'] as const).map((status) =>
      consentOutcomeOf(decidedView({ status }), AT, 'pt-BR'),
    )
    expect(new Set(endings.map((ending) => JSON.stringify(ending))).size).toBe(1)
  })

  it('includes the reason, a usable margin, and an expired one for the identified customer', () => {
    const rejected = decidedView({
      status: 'REJECTED',
      identified: true,
      reason: { code: 'no_margin', text: 'Sem margem.' },
    })
    expect(consentOutcomeOf(rejected, AT, 'pt-BR').text).toContain('Sem margem.')
    const margin = { amountCents: cents(350_00), expiresAt: LATER }
    const successView = decidedView({ status: 'SUCCESS', identified: true, margin })
    expect(consentOutcomeOf(successView, AT, 'pt-BR')).toMatchObject({
      tone: 'positive',
      step: CONSENT_STEPS.length,
    })
    expect(consentOutcomeOf(successView, LATER, 'pt-BR')).toMatchObject({ tone: 'neutral', step: null })
  })
})
