import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import type { CltPriceTableView } from './clt-price-table-view.ts'
import type { CltLoan } from './simulation.ts'

export type ComparedCltOffer = { numberOfInstallments: number } & (
  | { loan: CltLoan; refusal: null }
  | { loan: null; refusal: { code: ReasonCode; text: string } }
)

export type ComparedCltTable = { table: CltPriceTableView; offers: readonly ComparedCltOffer[] }
