import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'

export type CustomerMatch = { key: string; name: string | null; documentNumber: string }

export type RecordMatch = {
  id: string
  kind: 'proposal' | 'consult'
  product: Product
  name: string
  documentNumber: string
  contractNumber: string | null
  status: ProposalStatus | ConsultStatus
  createdAt: Date
}

/** `cpf` is set when the typed text is a CPF, even of an unknown customer. */
export type SearchResults = {
  cpf: CustomerMatch | null
  customers: readonly CustomerMatch[]
  records: readonly RecordMatch[]
}
