import { createHash } from 'node:crypto'
import { beginEncryption, decryptWhole, type EncryptionStream } from '#lib/config/encryption.ts'
import { getEnv } from '#lib/config/env.ts'
import { type DocumentStorage, EDGE_BYTES, type StagedDocument } from './document-storage.ts'
import { storageKeyParts } from './storage-key.ts'

export type EncryptedDocuments = {
  /** @throws document_storage_unavailable, or an error of `content`; neither leaves a file behind */
  stage: (folder: string, content: AsyncIterable<Uint8Array>) => Promise<StagedDocument>
  /** @throws document_storage_unavailable, or another error for a missing or altered document */
  read: (key: string) => Promise<Buffer>
  /** Returns the id of the master key; null for an unencrypted document. */
  keyIdOf: (key: string) => Promise<string | null>
}

/** No accepted file type begins with these bytes. Key id length, key id and encrypted content follow. */
const MARK = Buffer.from('\0enc\x01', 'latin1')

/** Each document has its own data key, bound to its folder. Sizes and digests are those of the plaintext. */
export const encryptedDocuments = (files: DocumentStorage): EncryptedDocuments => ({
  stage: async (folder, content) => {
    const inspection = inspectStream(content)
    const { keep, discard, ...file } = await files.stage(encryptedStream(folder, inspection.content))
    return {
      ...inspection.result(),
      read: async () => plainOf(folder, await file.read()),
      keep: async (key) => {
        if (folderOf(key) !== folder) throw new RangeError('a document is kept in the folder it was made for')
        await keep(key)
      },
      discard,
    }
  },
  read: async (key) => {
    const content = plainOf(folderOf(key), await files.read(key))
    const digest = storageKeyParts(key).at(-1)
    if (createHash('sha256').update(content).digest('hex') !== digest)
      throw new Error('a stored document was altered')
    return content
  },
  keyIdOf: async (key) => keyOf(await files.read(key))?.keyId ?? null,
})

const folderOf = (key: string) => storageKeyParts(key).slice(0, -1).join('/')

const placeIn = (folder: string) => ['documents', folder]

async function* encryptedStream(folder: string, content: AsyncIterable<Uint8Array>) {
  if (!getEnv().ENCRYPT_DATA) return yield* content
  const encryption = beginEncryption(placeIn(folder))
  yield frontOf(encryption)
  for await (const part of content) yield encryption.cipher.update(part)
  yield Buffer.concat([encryption.cipher.final(), encryption.cipher.getAuthTag()])
}

const frontOf = ({ keyId, front }: EncryptionStream) =>
  Buffer.concat([MARK, Buffer.from([keyId.length]), Buffer.from(keyId, 'latin1'), front])

const keyOf = (stored: Buffer): { keyId: string; bytes: Buffer } | undefined => {
  if (!stored.subarray(0, MARK.length).equals(MARK)) return undefined
  const from = MARK.length + 1
  const to = from + (stored[MARK.length] ?? 0)
  return { keyId: stored.toString('latin1', from, to), bytes: stored.subarray(to) }
}

const plainOf = (folder: string, stored: Buffer): Buffer => {
  const encrypted = keyOf(stored)
  return encrypted ? decryptWhole({ ...encrypted, place: placeIn(folder) }) : stored
}

const inspectStream = (source: AsyncIterable<Uint8Array>) => {
  const hash = createHash('sha256')
  let sizeBytes = 0
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  const pass = async function* () {
    for await (const part of source) {
      hash.update(part)
      sizeBytes += part.length
      if (head.length < EDGE_BYTES) head = Buffer.concat([head, part]).subarray(0, EDGE_BYTES)
      tail = Buffer.concat([tail, part.subarray(-EDGE_BYTES)]).subarray(-EDGE_BYTES)
      yield part
    }
  }
  return { content: pass(), result: () => ({ sizeBytes, sha256: hash.digest('hex'), head, tail }) }
}
