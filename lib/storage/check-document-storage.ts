import { fileStorage } from './stored-documents.ts'

const KEY = 'presence'
const CONTENT = Buffer.from('origination keeps its documents here\n')

/** The right to delete is tested with another key, because other processes may be reading the test file. */
const NEVER_STORED = 'presence-of-nothing'

/** Writes, reads and deletes, because erasures need the right to delete. @throws if one of them fails */
export const checkDocumentStorage = async (): Promise<void> => {
  const staged = await fileStorage().stage(once(CONTENT))
  try {
    await staged.keep(KEY)
  } finally {
    await staged.discard()
  }
  const stored = await fileStorage().read(KEY)
  if (!stored.equals(CONTENT)) throw new Error('the document storage does not give back what it was given')
  await fileStorage().remove(NEVER_STORED)
}

async function* once(content: Buffer) {
  yield content
}
