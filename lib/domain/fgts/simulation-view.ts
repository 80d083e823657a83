import type { Day } from '#lib/domain/calendar.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { FgtsInstallment } from './simulation.ts'

/** Rates are fractions in decimal text. */
export type SimulationView = {
  id: string
  documentNumber: string
  institutionCode: string
  priceTableId: string
  priceTableVersion: number
  balanceQueryId: string
  parameters: PriceParameters
  rulesVersion: string
  targetCents: Cents
  installments: readonly (FgtsInstallment & { presentValueCents: Cents; days: number; iofCents: Cents })[]
  totalCents: Cents
  issueCents: Cents
  iofCents: Cents
  feeCents: Cents
  insuranceCents: Cents
  netCents: Cents
  monthlyRate: string
  annualRate: string
  cetMonthly: string
  cetAnnual: string
  releaseDate: Day
  createdAt: Date
  expiresAt: Date
}
