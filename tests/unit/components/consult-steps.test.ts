import { expect, test } from 'vitest'
import { consultStepOf } from '#components/clt/consult-steps.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'

const after = (...statuses: ConsultStatus[]) =>
  consultStepOf({
    status: statuses.at(-1) ?? 'WAITING_CONSENT',
    history: statuses.map((status) => ({ status })),
  })

test('puts a consult at the step of its status, and past the last one with a margin', () => {
  expect(after('WAITING_CONSENT')).toEqual({ current: 0, stopped: false })
  expect(after('WAITING_CONSENT', 'CONSENT_APPROVED')).toEqual({ current: 1, stopped: false })
  expect(after('WAITING_CONSENT', 'CONSENT_APPROVED', 'WAITING_CONSULT')).toEqual({
    current: 1,
    stopped: false,
  })
  expect(after('WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS', 'SUCCESS')).toEqual({
    current: 4,
    stopped: false,
  })
})

test('stops a consult without a margin at its last step, not at the first', () => {
  expect(after('WAITING_CONSENT', 'REJECTED')).toEqual({ current: 0, stopped: true })
  expect(after('WAITING_CONSENT', 'CONSENT_APPROVED', 'WAITING_CONSULT', 'FAILED')).toEqual({
    current: 1,
    stopped: true,
  })
  expect(after('WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS', 'REJECTED')).toEqual({
    current: 2,
    stopped: true,
  })
})
