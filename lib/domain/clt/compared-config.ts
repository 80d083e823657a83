import type { ReasonCode } from '../reasons/catalogue.ts'
import type { CltConfigView } from './config-view.ts'
import type { CltLoan } from './simulation.ts'

/** What one number of instalments gives, or why it gives nothing, in the reader's language. */
export type ComparedCltOffer = { numberOfInstallments: number } & (
  | { loan: CltLoan; refusal: null }
  | { loan: null; refusal: { code: ReasonCode; text: string } }
)

/** What one configuration offers a customer: one offer for each number of instalments allowed, ascending. */
export type ComparedCltConfig = { config: CltConfigView; offers: readonly ComparedCltOffer[] }
