import type { Day } from '#lib/domain/calendar.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import type { Cents } from '#lib/domain/money.ts'

/** `days` counts from the release date. */
export type CltInstallment = {
  number: number
  dueDate: Day
  days: number
  totalCents: Cents
  principalCents: Cents
  interestCents: Cents
}

/** Rates are fractions in decimal text. */
export type CltSimulationView = {
  id: string
  organizationId: string
  consultId: string
  priceTableId: string
  priceTableKey: string
  institutionCode: string
  documentNumber: string
  numberOfInstallments: number
  installmentCents: Cents
  issueCents: Cents
  netCents: Cents
  iofCents: Cents
  feeCents: Cents
  insuranceCents: Cents
  totalCents: Cents
  installments: readonly CltInstallment[]
  monthlyRate: string
  annualRate: string
  cetMonthly: string
  cetAnnual: string
  releaseDate: Day
  firstDueDate: Day
  insured: boolean
  rulesVersion: string
  parameters: PriceParameters
  createdAt: Date
  expiresAt: Date
}
