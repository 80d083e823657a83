import { allDocumentKeys } from '#lib/services/housekeeping/parts/all-document-keys.ts'
import { documentStorage } from '#lib/storage/stored-documents.ts'

/**
 * Reads all documents and counts them by encryption key (null: none). @throws document_storage_unavailable
 */
export const countDocumentsByKey = async (
  organizationIds: readonly string[],
): Promise<Map<string | null, number>> => {
  const counts = new Map<string | null, number>()
  for (const key of await allDocumentKeys(organizationIds)) {
    const keyId = await documentStorage().keyIdOf(key)
    counts.set(keyId, (counts.get(keyId) ?? 0) + 1)
  }
  return counts
}
