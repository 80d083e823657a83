import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type DocumentStorage, MissingDocument } from './document-storage.ts'
import { stageFile } from './stage-file.ts'
import { storageFailure } from './storage-failure.ts'
import { storageKeyParts } from './storage-key.ts'

/** Syncs a file before renaming it, so that no key has a partial file. All machines must share the folder. */
export const diskStorage = (folder: string): DocumentStorage => {
  const pathOf = (key: string) => join(folder, ...storageKeyParts(key))
  return {
    stage: async (content) => {
      const { path, ...staged } = await stageFile(folder, content)
      return { ...staged, keep: async (key) => moveInto(path, pathOf(key)) }
    },
    read: async (key) => {
      const path = pathOf(key)
      return readFile(path).catch((error: unknown) => {
        throw isMissing(error) ? new MissingDocument(key) : storageFailure(error)
      })
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true }).catch((error: unknown) => {
        throw storageFailure(error)
      })
    },
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const moveInto = async (path: string, target: string) => {
  const folder = dirname(target)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await rename(path, target)
    await syncFolder(folder)
  } catch (error) {
    throw storageFailure(error)
  }
}

// Without a sync of the folder, a power cut can undo the rename. Windows cannot open folders.
const syncFolder = async (folder: string) => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
