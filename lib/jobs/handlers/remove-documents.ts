import type { JobHandler } from '#lib/jobs/handler'
import { fileStorage } from '#lib/storage/stored-documents'

/** Deletes files that no row names any more; done again it finds them gone. */
export const removeDocumentsHandler: JobHandler<'remove_documents'> = async ({ keys }) => {
  for (const key of keys) await fileStorage().remove(key)
}
