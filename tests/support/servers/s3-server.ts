import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatureV4 } from '#tests/support/checks/signature-v4.ts'

export type S3Fault = (request: IncomingMessage, response: ServerResponse) => void

export const S3_TEST_KEYS = { accessKeyId: 'test-key-id', secretAccessKey: 'test-secret' } as const
export const S3_TEST_BUCKET = 'documents'

const MAX_SKEW_MS = 15 * 60_000

/**
 * Starts an S3 server that supports PUT, GET, HEAD and DELETE by path and rejects unsigned and wrongly
 * signed requests as Amazon does.
 */
export const startS3Server = async () => {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const faults: S3Fault[] = []
  let forbidden: string | undefined
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const fault = faults.shift()
    if (fault) {
      fault(request, response)
      return
    }
    const body = await bodyOf(request)
    if (body === undefined) return
    const refusal =
      request.method === forbidden ? { status: 403, code: 'AccessDenied' } : refusalOf(request, body)
    if (refusal) refuse(response, refusal)
    else answer({ request, response, body, objects })
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    /** Requests in the form `PUT /documents/key`. */
    requests,
    fail: (...next: S3Fault[]) => {
      faults.push(...next)
    },
    /** Rejects requests with this method, as for keys that lack the right. */
    forbid: (method?: string) => {
      forbidden = method
    },
    down: close,
    up: () => listen(port),
    stop: close,
  }
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>

export const refuse = (response: ServerResponse, { status, code }: { status: number; code: string }) => {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`)
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const parts: Buffer[] = []
  try {
    for await (const part of request) parts.push(part)
    return Buffer.concat(parts)
  } catch {
    return undefined
  }
}

const refusalOf = (request: IncomingMessage, body: Buffer): { status: number; code: string } | undefined => {
  const { headers, method = '', url = '' } = request
  const signed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    )
  const [, keyId, scope = '', names = '', signature] = signed ?? []
  if (!signed) return { status: 403, code: 'AccessDenied' }
  if (keyId !== S3_TEST_KEYS.accessKeyId) return { status: 403, code: 'InvalidAccessKeyId' }
  if (skewOf(`${headers['x-amz-date']}`) > MAX_SKEW_MS) return { status: 403, code: 'RequestTimeTooSkewed' }
  const headerRecord = headers as Record<string, string | undefined>
  const secret = S3_TEST_KEYS.secretAccessKey
  const right = signatureV4(
    { method, url, headers: headerRecord },
    { secret, scope, signedHeaders: names.split(';') },
  )
  if (right !== signature) return { status: 403, code: 'SignatureDoesNotMatch' }
  if (method === 'PUT' && headers['content-length'] === undefined)
    return { status: 411, code: 'MissingContentLength' }
  const digest = createHash('sha256').update(body).digest('hex')
  if (digest !== headers['x-amz-content-sha256']) return { status: 400, code: 'XAmzContentSHA256Mismatch' }
  return undefined
}

const skewOf = (stamp: string) => {
  const iso = stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  const skew = Math.abs(Date.parse(iso) - Date.now())
  return Number.isNaN(skew) ? Number.POSITIVE_INFINITY : skew
}

type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  body: Buffer
  objects: Map<string, Buffer>
}

const answer = ({ request, response, body, objects }: Exchange) => {
  const name = (request.url ?? '').slice(1)
  if (!name.startsWith(`${S3_TEST_BUCKET}/`)) return refuse(response, { status: 404, code: 'NoSuchBucket' })
  const stored = objects.get(name)
  if (request.method === 'PUT') {
    objects.set(name, body)
    response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
  } else if (request.method === 'DELETE') {
    objects.delete(name)
    response.writeHead(204).end()
  } else if (stored === undefined) refuse(response, { status: 404, code: 'NoSuchKey' })
  else response.writeHead(200, { 'content-length': stored.length }).end(stored)
}
