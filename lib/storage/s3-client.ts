import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, request } from 'undici'
import type { S3Settings } from '#lib/config/document-storage-settings.ts'
import { s3Address } from './s3-address.ts'
import { storageFailure } from './storage-failure.ts'

type Content = { sizeBytes: number; sha256: string; open: () => Readable }
type S3Call = { method: 'GET' | 'PUT' | 'DELETE'; key: readonly string[]; content?: Content }
type Answer = { status: number; code: string | undefined; body: Buffer }

const ATTEMPTS = 3
const FIRST_BACKOFF_MS = 100
const CONNECT_TIMEOUT_MS = 3_000
const RETRYABLE_STATUSES = [408, 429, 500, 502, 503, 504]
const RETRYABLE_CODES = ['RequestTimeout', 'SlowDown']
const NOTHING_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** Returns null if missing. Retries are safe: same key and content. @throws document_storage_unavailable */
export const s3Client = (settings: S3Settings): ((call: S3Call) => Promise<Buffer | null>) => {
  const agent = new Agent({ connect: { timeout: Math.min(CONNECT_TIMEOUT_MS, settings.timeoutMs) } })
  return async (call) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await attemptOf(settings, agent, call).catch((error: unknown) => error)
      if (isAnswer(answer) && answer.status < 300) return answer.body
      if (isAnswer(answer) && call.method !== 'PUT' && isMissing(answer)) return null
      if (attempt === ATTEMPTS || (isAnswer(answer) && !isRetryable(answer))) throw failureOf(answer, attempt)
      await pause(FIRST_BACKOFF_MS * 4 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }
}

const isAnswer = (outcome: unknown): outcome is Answer =>
  typeof outcome === 'object' && outcome !== null && 'status' in outcome && 'body' in outcome

const isMissing = ({ status, code }: Answer) => status === 404 && code !== 'NoSuchBucket'

const isRetryable = ({ status, code = '' }: Answer) =>
  RETRYABLE_STATUSES.includes(status) || RETRYABLE_CODES.includes(code)

const failureOf = (outcome: unknown, attempts: number) =>
  isAnswer(outcome)
    ? storageFailure(null, { storeStatus: outcome.status, storeCode: outcome.code, attempts })
    : storageFailure(outcome, { attempts })

const attemptOf = async (settings: S3Settings, agent: Agent, call: S3Call): Promise<Answer> => {
  const { method, content } = call
  const signedRequest = await new AwsV4Signer({
    method,
    url: s3Address(settings, call.key),
    headers: { 'x-amz-content-sha256': content?.sha256 ?? NOTHING_SHA256 },
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
  }).sign()
  const headers = Object.fromEntries(signedRequest.headers)
  const body = content?.open()
  try {
    const response = await request(signedRequest.url, {
      dispatcher: agent,
      method,
      headers: content
        ? { ...headers, 'content-length': `${content.sizeBytes}`, 'content-type': 'application/octet-stream' }
        : headers,
      body: body ?? null,
      signal: AbortSignal.timeout(settings.timeoutMs),
    })
    const bytes = Buffer.from(await response.body.arrayBuffer())
    return { status: response.statusCode, code: codeIn(response.statusCode, bytes), body: bytes }
  } finally {
    body?.destroy()
  }
}

const codeIn = (status: number, body: Buffer): string | undefined =>
  status < 300 ? undefined : /<Code>(\w{1,60})<\/Code>/.exec(body.subarray(0, 2048).toString('utf8'))?.[1]
