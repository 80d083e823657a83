import type { Day } from '#lib/domain/calendar.ts'
import { monthsSinceAdmission } from '#lib/domain/clt/admission.ts'
import type { ReportedConsultStatus } from '#lib/domain/clt/consult-report.ts'
import type { SimulationLimit } from '#lib/domain/clt/worker.ts'
import { type Cents, centsToDecimalText, centsToNumber } from '#lib/domain/money.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { simulationLimitOf } from './credit-policy.ts'
import type { SandboxPhase, SandboxStep } from './sandbox-state.ts'
import { relationshipOf, scenarioOf } from './scenario.ts'
import type { SandboxEvent, Turn } from './turn.ts'
import { type SandboxWorker, workerOf } from './worker.ts'

type ConsultCase = {
  documentNumber: string
  phase: SandboxPhase
  step: SandboxStep
  inUseCents: Cents
}

export const consultTurn = (consult: ConsultCase, today: Day): Turn | null => {
  const { documentNumber, phase, step, inUseCents } = consult
  const worker = workerOf(documentNumber, today, inUseCents)
  const turn =
    step === 'worker' && phase === 'asked'
      ? workerTurn(worker, documentNumber, today)
      : step === 'credit' && phase === 'credit'
        ? creditTurn(worker, documentNumber, today)
        : null
  return turn && scenarioOf(documentNumber) === '911' ? { ...turn, reporting: 'twice' } : turn
}

const workerTurn = (worker: SandboxWorker, documentNumber: string, today: Day): Turn => {
  switch (scenarioOf(documentNumber)) {
    case '908':
      return { phase: 'answered' }
    case '912':
      return { phase: 'credit', next: CREDIT }
    case '920':
      return { phase: 'answered', events: [failureEvent('REJECTED', 'consult_blocked_by_worker')] }
    case '921':
      return {
        phase: 'answered',
        events: [failureEvent('REJECTED', 'no_margin', workerFields(worker, today))],
      }
    case '922':
      return { phase: 'answered', events: [failureEvent('FAILED', 'source_unavailable')] }
    default:
      return worker.availableMarginCents > 0
        ? { phase: 'credit', events: [analysisEvent(worker, today)], next: CREDIT }
        : { phase: 'answered', events: [failureEvent('REJECTED', 'no_margin', workerFields(worker, today))] }
  }
}

const CREDIT = { step: 'credit', delay: 'credit' } as const

const creditTurn = (worker: SandboxWorker, documentNumber: string, today: Day): Turn => {
  const limit = simulationLimitOf(monthsSinceAdmission(worker.admissionDate, today), today)
  switch (scenarioOf(documentNumber)) {
    case '923':
      return { phase: 'answered', events: [failureEvent('REJECTED', 'consult_credit_refused')] }
    case '924':
      return { phase: 'answered', events: [failureEvent('REJECTED', 'employer_outside_policy')] }
    default:
      if (!limit) return { phase: 'answered', events: [failureEvent('REJECTED', 'worker_not_eligible')] }
      return scenarioOf(documentNumber) === '912'
        ? {
            phase: 'answered',
            events: [analysisEvent(worker, today), successEvent(documentNumber, { worker, limit, today })],
            reporting: 'newest_first',
          }
        : { phase: 'answered', events: [successEvent(documentNumber, { worker, limit, today })] }
  }
}

const consultEvent = (status: ReportedConsultStatus, fields: Record<string, unknown>): SandboxEvent => ({
  type: 'private.consignment.consult.updated',
  fields: { status, availableMarginValue: null, ...fields },
})

const analysisEvent = (worker: SandboxWorker, today: Day) =>
  consultEvent('WAITING_CREDIT_ANALYSIS', { ...workerFields(worker, today), availableMarginValue: null })

const failureEvent = (
  status: 'REJECTED' | 'FAILED',
  code: ReasonCode,
  fields: Record<string, unknown> = {},
) => consultEvent(status, { ...fields, code, description: reasonTexts(code, 'pt-BR').text })

type Success = { worker: SandboxWorker; limit: SimulationLimit; today: Day }

const successEvent = (documentNumber: string, { worker, limit, today }: Success) => {
  const { valueMinCents, valueMaxCents, ...counts } = limit
  return consultEvent('SUCCESS', {
    ...workerFields(worker, today),
    ...relationshipOf(documentNumber),
    simulationLimit: {
      ...counts,
      valueMin: centsToNumber(valueMinCents),
      valueMax: centsToNumber(valueMaxCents),
    },
  })
}

/** Employment data with the field names of `GET /private-consignment/consult/{id}`. */
const workerFields = (worker: SandboxWorker, today: Day) => {
  const { marginBaseCents, availableMarginCents, ...employment } = worker
  const months = monthsSinceAdmission(worker.admissionDate, today)
  return {
    admissionDateMonthsDifference: months,
    availableMarginValue: centsToDecimalText(availableMarginCents),
    worker: {
      ...employment,
      consultEligible: simulationLimitOf(months, today) !== null,
      workerCategoryCode: '101',
      terminationDate: null,
      marginBaseValue: centsToDecimalText(marginBaseCents),
    },
  }
}
