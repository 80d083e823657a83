import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { afterEach, describe, expect, test } from 'vitest'
import type { S3Settings } from '#lib/config/document-storage-settings.ts'
import { refuse, S3_TEST_BUCKET, type S3Fault } from '#tests/support/servers/s3-server.ts'
import { chunksOf, startS3Storage } from './storage-fixture.ts'

const KEY = 'organization/proposal/digest'
const NAME = `${S3_TEST_BUCKET}/${KEY}`
const UNAVAILABLE = { code: 'document_storage_unavailable' }

let setup: Awaited<ReturnType<typeof startS3Storage>>
const start = async (changed: Partial<S3Settings> = {}) => {
  setup = await startS3Storage(changed)
  const { server, storage } = setup
  const stage = (content: Buffer) => storage.stage(chunksOf(content))
  return { server, storage, stage }
}
afterEach(() => setup.stop())

const refusal =
  (status: number, code: string): S3Fault =>
  (request, response) => {
    request.resume()
    request.on('end', () => refuse(response, { status, code }))
  }
const never: S3Fault = (request) => request.resume()
const hangUp: S3Fault = (request) => request.socket.destroy()
const halfAnswer: S3Fault = async (request, response) => {
  request.resume()
  response.writeHead(200, { 'content-length': 1000 })
  response.write('half', () => request.socket.destroy())
}

describe('a failing store', () => {
  test('is asked again while the failure may pass: busy, disconnected, cut in the middle of an answer', async () => {
    const { server, storage, stage } = await start()
    const content = randomBytes(200_000)
    server.fail(refusal(503, 'SlowDown'), hangUp)
    await (await stage(content)).keep(KEY)
    expect(server.objects.get(NAME)?.equals(content)).toBe(true)
    server.fail(halfAnswer, refusal(500, 'InternalError'))
    expect((await storage.read(KEY)).equals(content)).toBe(true)
    expect(server.requests).toHaveLength(6)
  })

  test('is given up after three attempts', async () => {
    const { server, stage } = await start()
    const staged = await stage(Buffer.from('a document'))
    server.fail(hangUp, refusal(500, 'InternalError'), refusal(503, 'SlowDown'))
    await expect(staged.keep(KEY)).rejects.toMatchObject(UNAVAILABLE)
    expect(server.requests).toHaveLength(3)
    expect(server.objects.size).toBe(0)
  })

  test('is given up in time when it never answers, in reads and writes', async () => {
    const { server, storage, stage } = await start({ timeoutMs: 100 })
    const staged = await stage(randomBytes(200_000))
    server.fail(never, never, never)
    await expect(staged.keep(KEY)).rejects.toMatchObject(UNAVAILABLE)
    server.fail(never, never, never)
    await expect(storage.read(KEY)).rejects.toMatchObject(UNAVAILABLE)
  })

  test('delays no longer than one attempt when it is slow once', async () => {
    const { server, stage } = await start({ timeoutMs: 300 })
    const staged = await stage(Buffer.from('a document'))
    server.fail(never)
    await staged.keep(KEY)
    expect(server.requests).toHaveLength(2)
  })
})

describe('a store that rejects us', () => {
  test.each([
    ['an unknown key', { accessKeyId: 'somebody' }],
    ['a wrong secret', { secretAccessKey: 'guessed' }],
    ['a bucket that is not there', { bucket: 'elsewhere' }],
  ])('for %s is not asked again, and nothing counts as kept or missing', async (_, changed) => {
    const { server, storage, stage } = await start(changed)
    await expect((await stage(Buffer.from('a document'))).keep(KEY)).rejects.toMatchObject(UNAVAILABLE)
    await expect(storage.read(KEY)).rejects.toMatchObject(UNAVAILABLE)
    expect(server.requests).toHaveLength(2)
    expect(server.objects.size).toBe(0)
  })

  test('with a redirect is not followed', async () => {
    const { server, storage } = await start()
    server.fail(refusal(301, 'PermanentRedirect'))
    await expect(storage.read(KEY)).rejects.toMatchObject(UNAVAILABLE)
    expect(server.requests).toHaveLength(1)
  })
})

test('does not keep a file that changed on its way to the store', async () => {
  const { server, stage } = await start()
  const staged = await stage(Buffer.from('a document'))
  // A man in the middle can change the body, but not its signed digest.
  server.fail(async (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    await once(request, 'end')
    const { method, url, headers } = request
    const changed = Buffer.from(`${Buffer.concat(parts)}`.replace('document', 'DOCUMENT'))
    const upstream = await fetch(`${server.endpoint}${url}`, {
      method,
      headers: { ...(headers as Record<string, string>), connection: 'close' },
      body: changed,
    }).catch(() => ({ status: 400 }))
    refuse(response, { status: upstream.status, code: 'XAmzContentSHA256Mismatch' })
  })
  await expect(staged.keep(KEY)).rejects.toMatchObject(UNAVAILABLE)
  expect(server.objects.size).toBe(0)
})
