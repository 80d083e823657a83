import { type Dispatcher, request } from 'undici'
import { describeError, logger } from '#lib/config/logger.ts'
import type { PostalAddress } from '#lib/domain/documents/postal-address.ts'
import type { PostalCode } from '#lib/domain/documents/postal-code.ts'
import { getGuardedAgent } from '#lib/webhooks/guarded-agent.ts'
import { readPostalAddress } from './read-postal-address.ts'

/** Short, because the user types the street in the meantime. */
const TIMEOUT_MS = 2_500
const MOST_BYTES = 16 * 1024

/** Connects to no internal address. Returns null for an unknown CEP, `failed` without a usable response. */
export const requestPostalAddress = async (
  url: string,
  code: PostalCode,
): Promise<PostalAddress | null | 'failed'> => {
  try {
    const response = await request(url.replace('{cep}', code), {
      dispatcher: getGuardedAgent(),
      headers: { accept: 'application/json', 'user-agent': 'origination-postal-codes/1' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await textOf(response.body)
    if (response.statusCode === 404) return null
    if (response.statusCode === 200 && text !== null) return readPostalAddress(JSON.parse(text), code)
    logger.warn({ status: response.statusCode }, 'postal codes: an unusable answer')
  } catch (error) {
    logger.warn(describeError(error), 'postal codes: no answer')
  }
  return 'failed'
}

const textOf = async (body: Dispatcher.ResponseData['body']): Promise<string | null> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    if (size > MOST_BYTES) return null
  }
  return Buffer.concat(parts).toString('utf8')
}
