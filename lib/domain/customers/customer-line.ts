import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { BalanceQueryStatus } from '#lib/domain/fgts/balance-query-status.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'

export const CUSTOMER_TRACE_KINDS = ['balance', 'consult', 'proposal'] as const

export type CustomerLine = {
  key: string
  documentNumber: string
  name: string | null
  /** Newest balance query, consult or proposal, with its current status. */
  last: {
    kind: (typeof CUSTOMER_TRACE_KINDS)[number]
    product: Product
    institutionCode: string
    status: BalanceQueryStatus | ConsultStatus | ProposalStatus
    createdAt: Date
  }
}
