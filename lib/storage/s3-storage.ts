import { createReadStream } from 'node:fs'
import type { S3Settings } from '#lib/config/document-storage-settings.ts'
import { type DocumentStorage, MissingDocument } from './document-storage.ts'
import { s3Client } from './s3-client.ts'
import { type StagedFile, stageFile } from './stage-file.ts'
import { storageKeyParts } from './storage-key.ts'

/** Stages files on disk, because key and signature contain the digest, which is known only at the end. */
export const s3Storage = (settings: S3Settings, folder: string): DocumentStorage => {
  const call = s3Client(settings)
  return {
    stage: async (content) => {
      const { path, ...staged } = await stageFile(folder, content)
      return { ...staged, keep: async (key) => send(call, key, { path, ...staged }) }
    },
    read: async (key) => {
      const answer = await call({ method: 'GET', key: storageKeyParts(key) })
      if (answer === null) throw new MissingDocument(key)
      return answer
    },
    remove: async (key) => {
      await call({ method: 'DELETE', key: storageKeyParts(key) })
    },
  }
}

const send = async (call: ReturnType<typeof s3Client>, key: string, file: StagedFile) => {
  const content = { sizeBytes: file.sizeBytes, sha256: file.sha256, open: () => createReadStream(file.path) }
  await call({ method: 'PUT', key: storageKeyParts(key), content })
  // The document is stored, so a leftover staged file is harmless.
  await file.discard().catch(() => undefined)
}
