import { fileStorage } from './stored-documents.ts'

const KEY = 'presence'
const CONTENT = Buffer.from('origination keeps its documents here\n')

/** Stores a small test file and reads it back. @throws document_storage_unavailable if that fails */
export const checkDocumentStorage = async (): Promise<void> => {
  const staged = await fileStorage().stage(once(CONTENT))
  try {
    await staged.keep(KEY)
  } finally {
    await staged.discard()
  }
  const stored = await fileStorage().read(KEY)
  if (!stored.equals(CONTENT)) throw new Error('the document storage does not give back what it was given')
}

async function* once(content: Buffer) {
  yield content
}
