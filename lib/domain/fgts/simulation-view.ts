import type { Day } from '#lib/domain/calendar.ts'
import type { FeeTableParameters } from '#lib/domain/finance/fee-table.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { FgtsInstallment } from './simulation.ts'

/** Rates are fractions in decimal text. */
export type SimulationView = {
  id: string
  documentNumber: string
  institutionCode: string
  feeTableId: string
  feeTableVersion: number
  balanceQueryId: string
  parameters: FeeTableParameters
  rulesVersion: string
  targetCents: Cents
  installments: readonly (FgtsInstallment & { presentValueCents: Cents; days: number; iofCents: Cents })[]
  totalBalanceCents: Cents
  emissionCents: Cents
  iofCents: Cents
  tcCents: Cents
  insuranceCents: Cents
  availableBalanceCents: Cents
  monthlyRate: string
  annualRate: string
  cetMonthly: string
  cetAnnual: string
  releaseDate: Day
  createdAt: Date
  expiresAt: Date
}
