import { DomainError } from '#lib/domain/errors.ts'
import { fileStorage } from './stored-documents.ts'

/** Storage key of an organization's audit anchors: signed positions in its audit chain. */
export const auditAnchorsKey = (organizationId: string): string => `${organizationId}/audit/anchors`

/** Returns null until the first position is signed. @throws document_storage_unavailable */
export const readAuditAnchorsFile = async (organizationId: string): Promise<Buffer | null> => {
  try {
    return await fileStorage().read(auditAnchorsKey(organizationId))
  } catch (error) {
    // Any other error means that the file does not exist.
    if (error instanceof DomainError) throw error
    return null
  }
}
