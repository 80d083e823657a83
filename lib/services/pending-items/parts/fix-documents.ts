import type { Connection } from '#db/client'
import type { PendingItemRow } from '#db/queries/pending-items'
import { listProposalDocuments } from '#db/queries/proposal-documents'

/**
 * What an item asks to be photographed; the front of an identity document where the institution does not say.
 */
export const askedDocuments = ({ type, documentTypes }: PendingItemRow): readonly string[] => {
  if (type !== 'invalid_document') return []
  return documentTypes.length > 0 ? documentTypes : ['identification_front']
}

/** The newest document of each type an item asks for that came since it was opened, by type. */
export const handedDocuments = async (
  tx: Connection,
  item: PendingItemRow,
): Promise<ReadonlyMap<string, string>> => {
  const { organizationId, proposalId, createdAt } = item
  const asked = askedDocuments(item)
  if (asked.length === 0) return new Map()
  const documents = await listProposalDocuments(tx, { organizationId, proposalId })
  const fresh = documents.filter((row) => asked.includes(row.type) && row.createdAt >= createdAt)
  return new Map(fresh.map(({ type, id }) => [type, id]))
}
