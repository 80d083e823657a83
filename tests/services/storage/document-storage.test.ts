import { createHash, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { EDGE_BYTES } from '#lib/storage/document-storage.ts'
import { ADAPTERS, chunksOf, type RunningStorage } from './storage-fixture.ts'

const KEY = 'organization/proposal/digest'
const UNAVAILABLE = { code: 'document_storage_unavailable' }

describe.each(['disk', 's3'] as const)('documents on %s', (name) => {
  let running: RunningStorage
  beforeEach(async () => {
    running = await ADAPTERS[name]()
  })
  afterEach(() => running.stop())

  const stage = (content: Buffer) => running.storage.stage(chunksOf(content))

  test('are read back byte by byte, with their size, digest and edges', async () => {
    const content = randomBytes(1_500_000)
    const staged = await stage(content)
    expect(staged).toMatchObject({
      sizeBytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      head: content.subarray(0, EDGE_BYTES),
      tail: content.subarray(-EDGE_BYTES),
    })
    await staged.keep(KEY)
    expect((await running.storage.read(KEY)).equals(content)).toBe(true)
    expect(await running.aside()).toBe(0)
  })

  test('may be empty', async () => {
    await (await stage(Buffer.alloc(0))).keep(KEY)
    expect(await running.storage.read(KEY)).toHaveLength(0)
  })

  test('do not exist before they are kept or after they were discarded', async () => {
    const staged = await stage(Buffer.from('a document'))
    await expect(running.storage.read(KEY)).rejects.toThrow()
    await staged.discard()
    await expect(running.storage.read(KEY)).rejects.toThrow()
    expect(await running.aside()).toBe(0)
  })

  test('stay if a failed transaction discards them after they were kept', async () => {
    const staged = await stage(Buffer.from('a document'))
    await staged.keep(KEY)
    await staged.discard()
    expect(`${await running.storage.read(KEY)}`).toBe('a document')
  })

  test('that were never kept are reported as a fault of ours, not of a store that is down', async () => {
    const missing = running.storage.read('organization/proposal/other')
    await expect(missing).rejects.not.toMatchObject(UNAVAILABLE)
  })

  test('leave nothing when their upload breaks off, and report its error', async () => {
    const broken = async function* () {
      yield randomBytes(100_000)
      throw new Error('the upload broke off')
    }
    await expect(running.storage.stage(broken())).rejects.toThrow('the upload broke off')
    expect(await running.aside()).toBe(0)
  })

  test('kept under one key at once leave one whole file, and each caller learns that it is kept', async () => {
    const contents = [randomBytes(300_000), randomBytes(300_000), randomBytes(300_000)]
    const staged = await Promise.all(contents.map(stage))
    await Promise.all(staged.map((one) => one.keep(KEY)))
    const stored = await running.storage.read(KEY)
    expect(contents.filter((content) => content.equals(stored))).toHaveLength(1)
  })

  test('are rejected with a code of ours while the store is down, and kept on a retry', async () => {
    const staged = await stage(Buffer.from('a document'))
    await running.down()
    await expect(staged.keep(KEY)).rejects.toMatchObject(UNAVAILABLE)
    await expect(running.storage.read(KEY)).rejects.toMatchObject(UNAVAILABLE)
    await running.up()
    await expect(running.storage.read(KEY)).rejects.not.toMatchObject(UNAVAILABLE)
    await staged.keep(KEY)
    expect(`${await running.storage.read(KEY)}`).toBe('a document')
  })

  test('cannot be reached by a key outside the storage', async () => {
    const staged = await stage(Buffer.from('a document'))
    for (const key of ['../digest', '/etc/passwd', 'organization//digest', 'a/../../b', 'a?b', '']) {
      await expect(staged.keep(key)).rejects.toThrow('not a storage key')
      await expect(running.storage.read(key)).rejects.toThrow('not a storage key')
    }
  })
})
