import type { Day } from '#lib/domain/calendar.ts'
import type { Worker } from '#lib/domain/clt/worker.ts'
import type { Certificate } from '#lib/domain/people/certificate.ts'
import type { Borrower } from '#lib/domain/proposals/borrower.ts'
import type { CoolingOff } from '#lib/domain/proposals/cooling-off.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'

export type ContractData = {
  contractNumber: string
  signingLink: string
  issuedAt: Date
  issuedOn: Day
  institution: { legalName: string; cnpj: string }
  /** The party that served the customer (Resolução CMN 4.935/2021). */
  correspondent: { name: string; agentName: string; certificate: Certificate | null }
  borrower: Borrower
  payment: Payment
  figures: ContractedFigures
  coolingOff: CoolingOff
  /** The payroll the instalments are deducted from; null for FGTS. */
  employment: Pick<Worker, 'employerName' | 'employerDocumentNumber' | 'registrationNumber'> | null
}
