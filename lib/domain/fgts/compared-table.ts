import type { Day } from '#lib/domain/calendar.ts'
import type { ErrorDetails } from '#lib/domain/errors.ts'
import type { FeeWords } from '#lib/domain/finance/registration-fee.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import type { FgtsSimulation } from './simulation.ts'

export type ComparedTable = { priceTableId: string } & (
  | ({ simulation: FgtsSimulation; releaseDate: Day; refusal: null } & FeeWords)
  | { simulation: null; refusal: { code: ReasonCode; text: string; details: ErrorDetails } }
)

/** Largest offers that the rules allow for a balance, one per price table of its institution. */
export type FgtsBalanceOffers = {
  balanceId: string
  tables: readonly (ComparedTable & { name: string })[]
}
