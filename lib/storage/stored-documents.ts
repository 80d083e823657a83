import { resolve } from 'node:path'
import { getEnv } from '#lib/config/env.ts'
import { diskStorage } from './disk-storage.ts'
import type { DocumentStorage } from './document-storage.ts'
import { type EncryptedDocuments, encryptedDocuments } from './encrypted-documents.ts'
import { s3Storage } from './s3-storage.ts'

let storage: DocumentStorage | undefined

export const documentStorage = (): EncryptedDocuments => encryptedDocuments(fileStorage())

/** Returns the storage without encryption, for raw copies of stored files and for non-personal data. */
export const fileStorage = (): DocumentStorage => {
  storage ??= createStorage()
  return storage
}

/** Folder of the stored documents. If a bucket stores the documents, they are only staged in this folder. */
export const documentFolder = (): string => resolve(getEnv().DATA_DIR, 'documents')

const createStorage = () => {
  const { documents } = getEnv()
  const folder = documentFolder()
  return documents.kind === 's3' ? s3Storage(documents, folder) : diskStorage(folder)
}
