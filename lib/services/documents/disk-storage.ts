import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { getEnv } from '#lib/config/env'
import { newId } from '#lib/config/ids'
import { type DocumentStorage, EDGE_BYTES, type StagedDocument } from './document-storage.ts'

const KEY = /^[\w-]+(\/[\w-]+)*$/

/**
 * Documents as files below DATA_DIR/documents: written aside, synced, then renamed, so that a key names a whole file or none.
 * Processes of several machines must share the folder.
 */
export const diskStorage: DocumentStorage = {
  stage: async (content) => {
    const folder = await ensureFolder(join(root(), 'incoming'))
    const path = join(folder, newId())
    try {
      const written = await writeAll(path, content)
      return { ...written, keep: (key) => keep(path, key), discard: () => rm(path, { force: true }) }
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  },
  read: (key) => readFile(pathOf(key)),
}

const root = () => resolve(getEnv().DATA_DIR, 'documents')

const pathOf = (key: string) => {
  if (!KEY.test(key)) throw new RangeError('not a storage key')
  return join(root(), ...key.split('/'))
}

const ensureFolder = async (folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

const keep = async (path: string, key: string) => {
  const target = pathOf(key)
  const folder = await ensureFolder(dirname(target))
  await rename(path, target)
  await syncFolder(folder)
}

// The rename itself lives in the folder: without this a power cut can forget it. Windows cannot open folders.
const syncFolder = async (folder: string) => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

type Written = Pick<StagedDocument, 'sizeBytes' | 'sha256' | 'head' | 'tail'>

const writeAll = async (path: string, content: AsyncIterable<Uint8Array>): Promise<Written> => {
  const handle = await open(path, 'wx', 0o600)
  try {
    const written = await copy(handle, content)
    await handle.sync()
    return written
  } finally {
    await handle.close()
  }
}

const copy = async (handle: FileHandle, content: AsyncIterable<Uint8Array>): Promise<Written> => {
  const hash = createHash('sha256')
  let sizeBytes = 0
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  for await (const part of content) {
    await handle.writeFile(part)
    hash.update(part)
    sizeBytes += part.length
    if (head.length < EDGE_BYTES) head = Buffer.concat([head, part]).subarray(0, EDGE_BYTES)
    tail = Buffer.concat([tail, part.subarray(-EDGE_BYTES)]).subarray(-EDGE_BYTES)
  }
  return { sizeBytes, sha256: hash.digest('hex'), head, tail }
}
