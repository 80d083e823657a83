import type { Connection } from '#db/client.ts'
import type { PendingItemRow } from '#db/queries/pending-items/pending-items.ts'
import { listProposalDocuments } from '#db/queries/proposals/proposal-documents.ts'

export const requiredDocuments = ({ type, documentTypes }: PendingItemRow): readonly string[] => {
  if (type !== 'invalid_document') return []
  return documentTypes.length > 0 ? documentTypes : ['identification_front']
}

export const uploadedDocuments = async (
  tx: Connection,
  item: PendingItemRow,
): Promise<ReadonlyMap<string, string>> => {
  const { organizationId, proposalId, createdAt } = item
  const required = requiredDocuments(item)
  if (required.length === 0) return new Map()
  const documents = await listProposalDocuments(tx, { organizationId, proposalId })
  const fresh = documents.filter((row) => required.includes(row.type) && row.createdAt >= createdAt)
  return new Map(fresh.map(({ type, id }) => [type, id]))
}
