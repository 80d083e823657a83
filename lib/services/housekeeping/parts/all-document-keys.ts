import { listDocumentKeys } from '#db/document-keys'
import { withTransaction } from '#db/transaction'

/** The keys under which the documents of some organizations are kept. */
export const allDocumentKeys = async (organizationIds: readonly string[]): Promise<string[]> => {
  const keys: string[] = []
  for (const organizationId of organizationIds)
    keys.push(...(await withTransaction({ organizationId }, (tx) => listDocumentKeys(tx, organizationId))))
  return keys
}
