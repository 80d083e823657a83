import { describe, expect, test } from 'vitest'
import {
  consentDeadlineOf,
  consultDeadlineOf,
  dueAtOf,
  marginExpiresAt,
} from '#lib/domain/clt/consult-deadlines.ts'

const AT = new Date('2026-11-21T14:00:00.000Z')
const [CONSENT, REPORT, MARGIN] = [consentDeadlineOf(AT), consultDeadlineOf(AT), marginExpiresAt(AT)]
const consult = {
  status: 'WAITING_CONSENT' as const,
  consentDeadlineAt: CONSENT,
  deadlineAt: REPORT,
  expiresAt: MARGIN,
  closedAt: null,
}

describe('the deadlines of a consult', () => {
  test('are seven days to consent, by default five minutes to report, and thirty days to use a margin', () => {
    expect([CONSENT, REPORT, MARGIN].map((instant) => instant.toISOString())).toEqual([
      '2026-11-28T14:00:00.000Z',
      '2026-11-21T14:05:00.000Z',
      '2026-12-21T14:00:00.000Z',
    ])
    expect(consultDeadlineOf(AT, 45).toISOString()).toBe('2026-11-21T14:00:45.000Z')
  })

  test.each([
    ['WAITING_CONSENT', CONSENT],
    ['CONSENT_APPROVED', REPORT],
    ['WAITING_CONSULT', REPORT],
    ['WAITING_CREDIT_ANALYSIS', REPORT],
    ['SUCCESS', MARGIN],
  ] as const)('leave a term in %s until its own', (status, dueAt) => {
    expect(dueAtOf({ ...consult, status })).toEqual(dueAt)
  })

  test('are none for a closed term', () => {
    for (const status of ['REJECTED', 'FAILED', 'SUCCESS'] as const)
      expect(dueAtOf({ ...consult, status, closedAt: AT })).toBeNull()
  })
})
