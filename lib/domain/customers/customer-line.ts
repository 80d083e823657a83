import type { ConsultStatus } from '../clt/consult-status.ts'
import type { BalanceQueryStatus } from '../fgts/balance-query-status.ts'
import type { Product } from '../proposals/product.ts'
import type { ProposalStatus } from '../proposals/status.ts'

export const CUSTOMER_TRACE_KINDS = ['balance', 'consult', 'proposal'] as const

export type CustomerLine = {
  key: string
  documentNumber: string
  /** null when only the CPF is known. */
  name: string | null
  /** Newest item started for them, with its current status. */
  last: {
    kind: (typeof CUSTOMER_TRACE_KINDS)[number]
    product: Product
    institutionCode: string
    status: BalanceQueryStatus | ConsultStatus | ProposalStatus
    createdAt: Date
  }
}
