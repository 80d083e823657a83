import { DomainError } from '#lib/domain/errors.ts'
import { fileStorage } from './stored-documents.ts'

/** Storage key of the audit anchors, which are signed positions of an organization's audit. */
export const auditAnchorsKey = (organizationId: string): string => `${organizationId}/audit/anchors`

/** Returns null before the first signed position. @throws document_storage_unavailable */
export const readAuditAnchorsFile = async (organizationId: string): Promise<Buffer | null> => {
  try {
    return await fileStorage().read(auditAnchorsKey(organizationId))
  } catch (error) {
    // Any other error means that there is no such file.
    if (error instanceof DomainError) throw error
    return null
  }
}
