import { listDocumentKeys } from '#db/document-keys'
import { withTransaction } from '#db/transaction'

export const allDocumentKeys = async (organizationIds: readonly string[]): Promise<string[]> => {
  const keys: string[] = []
  for (const organizationId of organizationIds)
    keys.push(...(await withTransaction({ organizationId }, (tx) => listDocumentKeys(tx, organizationId))))
  return keys
}
