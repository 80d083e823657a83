import { MissingDocument } from './document-storage.ts'
import { fileStorage } from './stored-documents.ts'

/** Storage key of an organization's audit anchors: signed positions in its audit chain. */
export const auditAnchorsKey = (organizationId: string): string => `${organizationId}/audit/anchors`

/** Returns null until the first position is signed. @throws document_storage_unavailable */
export const readAuditAnchorsFile = async (organizationId: string): Promise<Buffer | null> => {
  try {
    return await fileStorage().read(auditAnchorsKey(organizationId))
  } catch (error) {
    if (error instanceof MissingDocument) return null
    throw error
  }
}
