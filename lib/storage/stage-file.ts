import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '#lib/config/ids.ts'
import { EDGE_BYTES, type StagedDocument } from './document-storage.ts'
import { storageFailure } from './storage-failure.ts'

/** A complete and synced file, for the caller to move or upload. */
export type StagedFile = Pick<
  StagedDocument,
  'sizeBytes' | 'sha256' | 'head' | 'tail' | 'read' | 'discard'
> & {
  path: string
}

/** @throws document_storage_unavailable, or an error of `content`; neither leaves a file behind */
export const stageFile = async (folder: string, content: AsyncIterable<Uint8Array>): Promise<StagedFile> => {
  const path = join(folder, 'incoming', newId())
  const discard = () => rm(path, { force: true })
  const handle = await openNew(join(folder, 'incoming'), path)
  try {
    const read = () => orStorageFailure(readFile(path))
    return { ...(await writeAll(handle, content)), path, read, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

/** Converts disk errors to `document_storage_unavailable`; errors of the content stream pass unchanged. */
const orStorageFailure = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw storageFailure(error)
  })

const openNew = (folder: string, path: string) =>
  orStorageFailure(mkdir(folder, { recursive: true, mode: 0o700 }).then(() => open(path, 'wx', 0o600)))

type FileSummary = Pick<StagedFile, 'sizeBytes' | 'sha256' | 'head' | 'tail'>

const writeAll = async (handle: FileHandle, content: AsyncIterable<Uint8Array>): Promise<FileSummary> => {
  try {
    const summary = await copy(handle, content)
    await orStorageFailure(handle.sync())
    return summary
  } finally {
    await handle.close()
  }
}

const copy = async (handle: FileHandle, content: AsyncIterable<Uint8Array>): Promise<FileSummary> => {
  const hash = createHash('sha256')
  let sizeBytes = 0
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  for await (const part of content) {
    await orStorageFailure(handle.writeFile(part))
    hash.update(part)
    sizeBytes += part.length
    if (head.length < EDGE_BYTES) head = Buffer.concat([head, part]).subarray(0, EDGE_BYTES)
    tail = Buffer.concat([tail, part.subarray(-EDGE_BYTES)]).subarray(-EDGE_BYTES)
  }
  return { sizeBytes, sha256: hash.digest('hex'), head, tail }
}
