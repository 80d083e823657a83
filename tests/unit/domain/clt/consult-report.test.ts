import { describe, expect, test } from 'vitest'
import {
  type DecidingReport,
  decideConsultReport,
  type ReportedConsultStatus,
} from '#lib/domain/clt/consult-report.ts'
import {
  CONSULT_STATUSES,
  type ConsultStatus,
  canMoveConsult,
  isFinalConsultStatus,
} from '#lib/domain/clt/consult-status.ts'
import { cents } from '#lib/domain/money.ts'

const LIMIT = {
  monthMin: 12,
  monthMax: 23,
  installmentsMin: 6,
  installmentsMax: 36,
  valueMinCents: cents(300_00),
  valueMaxCents: cents(12_000_00),
}

const report = (status: ReportedConsultStatus, more: Partial<DecidingReport> = {}): DecidingReport => ({
  status,
  code: null,
  description: null,
  availableMarginCents: cents(350_00),
  simulationLimit: LIMIT,
  ...more,
})

const decide = (from: ConsultStatus, incoming: DecidingReport) => {
  const decision = decideConsultReport(from, incoming)
  return decision.kind === 'move' ? decision.path : decision.kind
}

const REPORTED = [
  'WAITING_CONSULT',
  'WAITING_CREDIT_ANALYSIS',
  'SUCCESS',
  'REJECTED',
  'FAILED',
] as const satisfies ReportedConsultStatus[]

const pairs = CONSULT_STATUSES.flatMap((from) => REPORTED.map((status) => [from, status] as const))

const EXPECTED: Readonly<Record<ConsultStatus, Readonly<Record<ReportedConsultStatus, string>>>> = {
  WAITING_CONSENT: none(),
  CONSENT_APPROVED: {
    WAITING_CONSULT: 'WAITING_CONSULT',
    WAITING_CREDIT_ANALYSIS: 'WAITING_CONSULT WAITING_CREDIT_ANALYSIS',
    SUCCESS: 'WAITING_CONSULT WAITING_CREDIT_ANALYSIS SUCCESS',
    REJECTED: 'WAITING_CONSULT REJECTED',
    FAILED: 'WAITING_CONSULT FAILED',
  },
  WAITING_CONSULT: {
    WAITING_CONSULT: 'ignored',
    WAITING_CREDIT_ANALYSIS: 'WAITING_CREDIT_ANALYSIS',
    SUCCESS: 'WAITING_CREDIT_ANALYSIS SUCCESS',
    REJECTED: 'REJECTED',
    FAILED: 'FAILED',
  },
  WAITING_CREDIT_ANALYSIS: {
    WAITING_CONSULT: 'ignored',
    WAITING_CREDIT_ANALYSIS: 'ignored',
    SUCCESS: 'SUCCESS',
    REJECTED: 'REJECTED',
    FAILED: 'FAILED',
  },
  SUCCESS: none(),
  REJECTED: none(),
  FAILED: none(),
}

function none(): Record<ReportedConsultStatus, string> {
  return {
    WAITING_CONSULT: 'ignored',
    WAITING_CREDIT_ANALYSIS: 'ignored',
    SUCCESS: 'ignored',
    REJECTED: 'ignored',
    FAILED: 'ignored',
  }
}

describe('the effect of a report on a consult', () => {
  test.each(pairs)('is in %s for a report of %s the expected path', (from, status) => {
    const path = decide(from, report(status))
    expect(typeof path === 'string' ? path : path.join(' ')).toBe(EXPECTED[from][status])
  })

  test.each(pairs)('has from %s on a report of %s only moves of the table', (from, status) => {
    const path = decide(from, report(status))
    const steps: ConsultStatus[] = typeof path === 'string' ? [from] : [from, ...path]
    for (const [index, to] of steps.entries()) {
      const before = steps[index - 1]
      if (before) expect(canMoveConsult(before, to)).toBe(true)
    }
  })

  test('is never the consent, and never changes an end', () => {
    for (const from of CONSULT_STATUSES) {
      if (from !== 'WAITING_CONSENT' && !isFinalConsultStatus(from)) continue
      for (const status of REPORTED) expect(decide(from, report(status))).toBe('ignored')
    }
  })
})

describe('the meaning of an answer', () => {
  const reasonOf = (incoming: DecidingReport) => {
    const decision = decideConsultReport('WAITING_CREDIT_ANALYSIS', incoming)
    return decision.kind === 'move' ? [decision.path.at(-1), decision.reason] : decision.kind
  }

  test('requires margin and limits for a success, and is unusable without one of them', () => {
    const unusable = ['FAILED', { code: 'provider_error', details: {} }]
    expect(reasonOf(report('SUCCESS'))).toEqual(['SUCCESS', null])
    expect(reasonOf(report('SUCCESS', { availableMarginCents: null }))).toEqual(unusable)
    expect(reasonOf(report('SUCCESS', { simulationLimit: null }))).toEqual(unusable)
  })

  test('is no margin at zero, and a margin at one cent', () => {
    const reason = reasonOf(report('SUCCESS', { availableMarginCents: cents(0) }))
    expect(reason).toEqual(['REJECTED', { code: 'no_margin', details: {} }])
    expect(reasonOf(report('SUCCESS', { availableMarginCents: cents(1) }))).toEqual(['SUCCESS', null])
  })

  test('keeps the code of a refusal and the words that came with it', () => {
    const reason = reasonOf(report('REJECTED', { code: 'no_margin', description: 'margem tomada' }))
    expect(reason).toEqual(['REJECTED', { code: 'no_margin', details: { text: 'margem tomada' } }])
  })

  test('includes a reason for an end without one', () => {
    expect(reasonOf(report('REJECTED'))).toEqual([
      'REJECTED',
      { code: 'consult_refused_by_institution', details: { text: 'sem motivo informado' } },
    ])
    expect(reasonOf(report('FAILED'))).toEqual(['FAILED', { code: 'provider_error', details: {} }])
  })
})
