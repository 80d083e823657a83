import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { BalanceQueryStatus } from '#lib/domain/fgts/balance-query-status.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { FUNNEL_STEPS, type FunnelStep } from './funnel.ts'
import type { SalesRequest } from './sales-view.ts'

export const REFUSED_KINDS = ['balance', 'consult', 'proposal'] as const
export type RefusedKind = (typeof REFUSED_KINDS)[number]

/** Bar of a chart: a step of a product's funnel, or a reason why queries, consults or proposals ended. */
export type SalesBar =
  | { of: 'step'; product: Product; step: FunnelStep }
  | { of: RefusedKind; product: Product; code: string }

export type SalesRecordsRequest = SalesRequest & { bar: SalesBar; page: number }

export type SalesRecord = {
  id: string
  kind: RefusedKind
  product: Product
  institutionCode: string
  key: string
  documentNumber: string
  name: string | null
  status: BalanceQueryStatus | ConsultStatus | ProposalStatus
  /** Furthest step of the customer; null when the bar counts refusals. */
  reached: FunnelStep | null
  madeAt: Date
}

export const placeOfStep = (product: Product, step: FunnelStep): number =>
  (FUNNEL_STEPS[product] as readonly FunnelStep[]).indexOf(step)
