import { cents } from '#lib/domain/money.ts'
import type { CltConsultReport } from '#lib/services/clt/shared/record-clt-consult-report.ts'

export const WORKER = {
  consultEligible: true,
  employerName: 'Serra Ltda.',
  employerDocumentNumber: '99020000',
  registrationNumber: '000123',
  workerCategoryCode: '101',
  admissionDate: null,
  terminationDate: null,
  marginBaseCents: cents(1_000_00),
}
export const LIMIT = {
  monthMin: 12,
  monthMax: 23,
  installmentsMin: 6,
  installmentsMax: 36,
  valueMinCents: cents(300_00),
  valueMaxCents: cents(12_000_00),
}

export const reportOf = (
  status: CltConsultReport['status'],
  words: Partial<CltConsultReport> = {},
): CltConsultReport => ({
  kind: 'clt_consult_updated',
  externalId: 'x',
  status,
  code: null,
  description: null,
  partnerInternalId: null,
  worker: null,
  admissionMonths: null,
  availableMarginCents: null,
  simulationLimit: null,
  ...words,
})

export const success = (words: Partial<CltConsultReport> = {}) =>
  reportOf('SUCCESS', { availableMarginCents: cents(350_00), simulationLimit: LIMIT, ...words })
