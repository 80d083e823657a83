import type { JobHandler } from '#lib/jobs/handler.ts'
import { fileStorage } from '#lib/storage/stored-documents.ts'

export const removeDocumentsHandler: JobHandler<'remove_documents'> = async ({ keys }) => {
  for (const key of keys) await fileStorage().remove(key)
}
