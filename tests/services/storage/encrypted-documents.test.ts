import { createHash, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { EDGE_BYTES } from '#lib/storage/document-storage.ts'
import { type EncryptedDocuments, encryptedDocuments } from '#lib/storage/encrypted-documents.ts'
import { TEST_ENVIRONMENT } from '#tests/support/servers/test-environment.ts'
import { ADAPTERS, chunksOf, type RunningStorage } from './storage-fixture.ts'

Object.assign(process.env, TEST_ENVIRONMENT, { DATABASE_URL: 'postgres://nobody@localhost/nothing' })

const FOLDER = 'organization/proposal'
const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

describe.each(['disk', 's3'] as const)('documents encrypted on %s', (name) => {
  let running: RunningStorage
  let documents: EncryptedDocuments
  beforeEach(async () => {
    running = await ADAPTERS[name]()
    documents = encryptedDocuments(running.storage)
  })
  afterEach(() => running.stop())

  const storeDocument = async (content: Buffer, folder = FOLDER) => {
    const staged = await documents.stage(folder, chunksOf(content))
    const key = `${folder}/${staged.sha256}`
    await staged.keep(key)
    return key
  }
  /** Stores bytes without encrypting them. */
  const put = async (key: string, bytes: Buffer) => (await running.storage.stage(chunksOf(bytes))).keep(key)

  test('report size, digest and edges of their content, are read whole, and are stored without any plain text', async () => {
    const content = Buffer.concat([Buffer.from('%PDF-1.7 CPF 529.982.247-25 '), randomBytes(300_000)])
    const staged = await documents.stage(FOLDER, chunksOf(content))
    expect(staged).toMatchObject({
      sizeBytes: content.length,
      sha256: digestOf(content),
      head: content.subarray(0, EDGE_BYTES),
      tail: content.subarray(-EDGE_BYTES),
    })
    expect((await staged.read()).equals(content)).toBe(true)
    const key = `${FOLDER}/${staged.sha256}`
    await staged.keep(key)
    expect((await documents.read(key)).equals(content)).toBe(true)
    const stored = await running.storage.read(key)
    expect(stored.includes('529.982.247-25')).toBe(false)
    expect(stored.includes(content.subarray(1000, 1032))).toBe(false)
    expect(await documents.keyIdOf(key)).toBe('app')
  })

  test('may be empty', async () => {
    expect(await documents.read(await storeDocument(Buffer.alloc(0)))).toHaveLength(0)
  })

  test('from before encryption are read unchanged', async () => {
    const content = Buffer.from('%PDF-1.7 an old contract')
    const key = `${FOLDER}/${digestOf(content)}`
    await put(key, content)
    expect(await documents.read(key)).toEqual(content)
    expect(await documents.keyIdOf(key)).toBeNull()
  })

  test('cannot be read in another proposal, nor in place of another document', async () => {
    const [one, two] = [await storeDocument(randomBytes(500)), await storeDocument(randomBytes(500))]
    const stored = await running.storage.read(one)
    const elsewhere = `organization/other/${one.split('/')[2]}`
    await put(elsewhere, stored)
    await expect(documents.read(elsewhere)).rejects.toThrow()
    await put(two, stored)
    await expect(documents.read(two)).rejects.toThrow('a stored document was altered')
    await put(two, Buffer.from('%PDF-1.7 a contract of somebody else’s'))
    await expect(documents.read(two)).rejects.toThrow('a stored document was altered')
  })

  test('are rejected with any byte altered or cut off', async () => {
    const key = await storeDocument(randomBytes(40))
    const stored = await running.storage.read(key)
    for (const index of stored.keys()) {
      const altered = Buffer.from(stored)
      altered[index] = (altered[index] ?? 0) ^ 1
      await put(key, altered)
      await expect(documents.read(key), `byte ${index}`).rejects.toThrow()
    }
    await put(key, stored.subarray(0, -1))
    await expect(documents.read(key)).rejects.toThrow()
  })

  test('can be kept only in the folder they were made for', async () => {
    const staged = await documents.stage(FOLDER, chunksOf(Buffer.from('a document')))
    await expect(staged.keep(`organization/other/${staged.sha256}`)).rejects.toThrow(RangeError)
    await staged.discard()
    expect(await running.aside()).toBe(0)
  })
})
