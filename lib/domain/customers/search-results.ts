import type { ConsultStatus } from '../clt/consult-status.ts'
import type { Product } from '../proposals/product.ts'
import type { ProposalStatus } from '../proposals/status.ts'

/** A customer as a search finds one. */
export type FoundCustomer = { key: string; name: string | null; documentNumber: string }

/** A proposal or term as a search finds one. */
export type FoundRecord = {
  id: string
  kind: 'proposal' | 'consult'
  product: Product
  name: string
  documentNumber: string
  contractNumber: string | null
  status: ProposalStatus | ConsultStatus
  createdAt: Date
}

/** What a search from anywhere finds; `cpf` when what was typed is one, known or not. */
export type SearchResults = {
  cpf: FoundCustomer | null
  customers: readonly FoundCustomer[]
  records: readonly FoundRecord[]
}
