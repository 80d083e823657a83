import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import type { BalanceQueryStatus } from '#lib/domain/fgts/balance-query-status'
import type { Product } from '#lib/domain/proposals/product'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import { FUNNEL_STEPS, type FunnelStep } from './funnel.ts'
import type { SalesRequest } from './sales-view.ts'

/** What can end without a contract. */
export const REFUSED_KINDS = ['balance', 'consult', 'proposal'] as const
export type RefusedKind = (typeof REFUSED_KINDS)[number]

/** The bar whose records are asked for: a step of a product's funnel, or a reason something ended for. */
export type SalesBar =
  | { of: 'step'; product: Product; step: FunnelStep }
  | { of: RefusedKind; product: Product; code: string }

export type SalesRecordsRequest = SalesRequest & { bar: SalesBar; page: number }

/** One line of the list behind a bar. */
export type SalesRecord = {
  id: string
  kind: RefusedKind
  product: Product
  institutionCode: string
  /** Addresses the customer in the back office. */
  key: string
  documentNumber: string
  /** null when only the CPF is known. */
  name: string | null
  status: BalanceQueryStatus | ConsultStatus | ProposalStatus
  /** The furthest step of a customer; null in a list of what ended. */
  reached: FunnelStep | null
  madeAt: Date
}

/** Where a step is in its product's funnel; -1 for one of the other product. */
export const placeOfStep = (product: Product, step: FunnelStep): number =>
  (FUNNEL_STEPS[product] as readonly FunnelStep[]).indexOf(step)
