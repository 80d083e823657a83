import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { ReceivedUpload, ReceiveUpload } from '#lib/domain/documents/receive-upload.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { recordUploadDigest } from './upload-digest.ts'

/** Even a rejected body is read up to this limit, so that the client sees the response. */
const MAX_BODY_BYTES = 64 * 1024 * 1024
const LIMITS = { files: 1, fields: 20, parts: 21, fieldSize: 2_000, fieldNameSize: 100, headerPairs: 20 }

/** Cuts the file off at `maxFileBytes`. @throws unsupported_media_type, malformed_body, body_too_large */
export const readMultipart =
  (request: Request): ReceiveUpload =>
  async (maxFileBytes, store) => {
    const contentType = request.headers.get('content-type') ?? ''
    if (
      !request.body ||
      !/^multipart\/form-data *;/i.test(contentType) ||
      !/\bboundary=/i.test(contentType)
    ) {
      throw new DomainError('unsupported_media_type', { accepted: 'multipart/form-data' })
    }
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...LIMITS, fileSize: maxFileBytes },
    })
    const fields: Record<string, string> = {}
    const files: StoredFile<KeptBy<typeof store>>[] = []
    parser.on('field', (name, value) => {
      if (!Object.hasOwn(fields, name)) fields[name] = value
    })
    parser.on('file', (name, stream, filename) => {
      if (name === 'file' && files.length === 0)
        files.push(storeFile({ stream, filename: filename ?? '' }, store))
      else stream.resume()
    })
    const failure = await failureOf(
      pipeline(Readable.fromWeb(request.body as ReadableStream), bounded, parser),
    )
    const [file] = files
    if (failure && file) await file.abandon()
    if (failure) throw failure instanceof DomainError ? failure : new DomainError('malformed_body')
    const stored = file ? await file.stored : null
    const parts = [Object.entries(fields), stored?.filename, stored?.truncated, file?.hash.digest('hex')]
    recordUploadDigest(request, createHash('sha256').update(JSON.stringify(parts)).digest('base64url'))
    return { fields, file: stored }
  }

const failureOf = (work: Promise<void>): Promise<unknown> =>
  work.then(() => undefined).catch((error: unknown) => error ?? new Error())

type KeptBy<Store> = Store extends (content: AsyncIterable<Uint8Array>) => Promise<infer T> ? T : never
type StoredFile<T> = { stored: Promise<ReceivedUpload<T>['file']>; hash: Hash; abandon: () => Promise<void> }
type Incoming = { stream: BusboyFileStream; filename: string }

const storeFile = <T>(
  { stream, filename }: Incoming,
  store: (content: AsyncIterable<Uint8Array>) => Promise<T>,
): StoredFile<T> => {
  const hash = createHash('sha256')
  const stored = store(hashed(stream, hash)).then((content): ReceivedUpload<T>['file'] => ({
    filename,
    stored: content,
    truncated: stream.truncated,
  }))
  // An aborted upload also emits an error here, possibly before iteration begins; the pipeline reports it.
  stream.on('error', () => undefined)
  // If `store` fails, the rest of the upload must be drained, or the request would never end.
  stored.catch(() => stream.resume())
  const abandon = async () => {
    stream.destroy(new Error('the upload broke off'))
    await stored.catch(() => undefined)
  }
  return { stored, hash, abandon }
}

async function* hashed(source: AsyncIterable<Uint8Array>, hash: Hash) {
  for await (const part of source) {
    hash.update(part)
    yield part
  }
}

async function* bounded(source: AsyncIterable<Uint8Array>) {
  let size = 0
  for await (const part of source) {
    size += part.length
    if (size > MAX_BODY_BYTES) throw new DomainError('body_too_large', { limit: MAX_BODY_BYTES })
    yield part
  }
}
