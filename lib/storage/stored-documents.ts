import { resolve } from 'node:path'
import { getEnv } from '#lib/config/env'
import { diskStorage } from './disk-storage.ts'
import type { DocumentStorage } from './document-storage.ts'
import { type EncryptedDocuments, encryptedDocuments } from './encrypted-documents.ts'
import { s3Storage } from './s3-storage.ts'

let chosen: DocumentStorage | undefined

/** The documents of this installation, encrypted in its storage. */
export const documentStorage = (): EncryptedDocuments => encryptedDocuments(fileStorage())

/**
 * The storage this installation keeps its documents in, by DOCUMENT_STORAGE: below DATA_DIR, or a bucket. It
 * gives and takes bytes as they are: for copies, and for what is nobody's personal data.
 */
export const fileStorage = (): DocumentStorage => {
  chosen ??= configured()
  return chosen
}

/** Where documents lie, or wait to be sent to the bucket. */
export const documentFolder = (): string => resolve(getEnv().DATA_DIR, 'documents')

const configured = () => {
  const { documents } = getEnv()
  const folder = documentFolder()
  return documents.kind === 's3' ? s3Storage(documents, folder) : diskStorage(folder)
}
