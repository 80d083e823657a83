import { isDocumentNamed } from '#db/document-keys.ts'
import { withTransaction } from '#db/transaction.ts'
import { allDocumentKeys } from '#lib/services/housekeeping/parts/all-document-keys.ts'
import { documentStorage, fileStorage } from '#lib/storage/stored-documents.ts'

/** Re-encrypts documents; those erased meanwhile stay erased. @throws document_storage_unavailable */
export const renewDocuments = async (
  { organizationIds, newest }: { organizationIds: readonly string[]; newest: string },
  reportProgress: (done: number) => void,
): Promise<number> => {
  let done = 0
  for (const organizationId of organizationIds) {
    const keys = await allDocumentKeys([organizationId])
    for (const key of keys) {
      const isRenewed = await renew(key, newest).catch(async (error: unknown) => {
        if (await isNamed(organizationId, key)) throw error
        return false
      })
      if (!isRenewed) continue
      if (!(await isNamed(organizationId, key))) await fileStorage().remove(key)
      done += 1
      if (done % 100 === 0) reportProgress(done)
    }
  }
  return done
}

const renew = async (key: string, newest: string): Promise<boolean> => {
  if ((await documentStorage().keyIdOf(key)) === newest) return false
  const content = await documentStorage().read(key)
  const staged = await documentStorage().stage(key.split('/').slice(0, -1).join('/'), once(content))
  try {
    await staged.keep(key)
  } finally {
    await staged.discard()
  }
  return true
}

/** Tests whether a row still refers to the document. An erasure deletes the row before the file. */
const isNamed = (organizationId: string, key: string) =>
  withTransaction({ organizationId }, (tx) => isDocumentNamed(tx, key))

async function* once(content: Buffer) {
  yield content
}
