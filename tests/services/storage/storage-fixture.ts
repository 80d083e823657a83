import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Settings } from '#lib/config/document-storage-settings.ts'
import { diskStorage } from '#lib/storage/disk-storage.ts'
import type { DocumentStorage } from '#lib/storage/document-storage.ts'
import { s3Storage } from '#lib/storage/s3-storage.ts'
import { S3_TEST_BUCKET, S3_TEST_KEYS, startS3Server } from '#tests/support/servers/s3-server.ts'

export type RunningStorage = {
  storage: DocumentStorage
  down: () => Promise<void>
  up: () => Promise<void>
  /** Number of staged uploads that were neither kept nor discarded. */
  aside: () => Promise<number>
  stop: () => Promise<void>
}

const countIncoming = (folder: string) => async () =>
  (await readdir(join(folder, 'incoming')).catch(() => [])).length

export const ADAPTERS: Readonly<Record<'disk' | 's3', () => Promise<RunningStorage>>> = {
  disk: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'documents-'))
    return {
      storage: diskStorage(folder),
      down: async () => {
        await rename(folder, `${folder}.away`)
        await writeFile(folder, 'not a folder')
      },
      up: async () => {
        await rm(folder)
        await rename(`${folder}.away`, folder)
      },
      aside: countIncoming(folder),
      stop: () => rm(folder, { recursive: true, force: true }),
    }
  },
  s3: async () => {
    const { server, storage, folder, stop } = await startS3Storage()
    return { storage, down: server.down, up: server.up, aside: countIncoming(folder), stop }
  },
}

export const startS3Storage = async (changed: Partial<S3Settings> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'))
  const server = await startS3Server()
  const settings: S3Settings = {
    kind: 's3',
    endpoint: server.endpoint,
    region: 'sa-east-1',
    bucket: S3_TEST_BUCKET,
    ...S3_TEST_KEYS,
    pathStyle: true,
    timeoutMs: 5_000,
    ...changed,
  }
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { server, storage: s3Storage(settings, folder), folder, stop }
}

export async function* chunksOf(content: Buffer, size = 65_536) {
  for (let from = 0; from < content.length; from += size) yield content.subarray(from, from + size)
}
