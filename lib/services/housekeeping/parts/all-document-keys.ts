import { listDocumentKeys } from '#db/document-keys.ts'
import { withTransaction } from '#db/transaction.ts'

export const allDocumentKeys = async (organizationIds: readonly string[]): Promise<string[]> => {
  const keys: string[][] = []
  for (const organizationId of organizationIds)
    keys.push(await withTransaction({ organizationId }, (tx) => listDocumentKeys(tx, organizationId)))
  return keys.flat()
}
