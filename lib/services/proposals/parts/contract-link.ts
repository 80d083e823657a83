import type { ProposalDocumentRow } from '#db/queries/proposal-documents'
import { getEnv } from '#lib/config/env'
import { CONTRACT_DOCUMENT_TYPE } from '#lib/domain/proposals/document-type'
import type { Product } from '#lib/domain/proposals/product'

const PATHS: Readonly<Record<Product, string>> = {
  fgts: '/api/fgts/proposal',
  clt: '/api/private-consignment/operation',
}

/** Where a program downloads the contract with its token; null before the contract exists. */
export const contractLinkOf = (
  product: Product,
  documents: readonly ProposalDocumentRow[],
): string | null => {
  const contract = documents.findLast(({ type }) => type === CONTRACT_DOCUMENT_TYPE)
  if (!contract) return null
  return `${getEnv().ORIGIN}${PATHS[product]}/${contract.proposalId}/document/${contract.id}`
}
