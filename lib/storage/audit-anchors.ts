import { DomainError } from '#lib/domain/errors'
import { fileStorage } from './stored-documents.ts'

/** Where the signed positions of an organization's audit are kept, beside its documents. */
export const auditAnchorsKey = (organizationId: string): string => `${organizationId}/audit/anchors`

/**
 * The file of the signed positions of an organization's audit, null before the first.
 * @throws document_storage_unavailable
 */
export const readAuditAnchorsFile = async (organizationId: string): Promise<Buffer | null> => {
  try {
    return await fileStorage().read(auditAnchorsKey(organizationId))
  } catch (error) {
    // Whatever else the storage throws says that there is none.
    if (error instanceof DomainError) throw error
    return null
  }
}
