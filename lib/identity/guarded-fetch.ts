import type { CustomFetch } from 'openid-client'
import { fetch, type RequestInit } from 'undici'
import { getGuardedAgent } from '#lib/webhooks/guarded-agent.ts'

/** Discovery documents and key sets are a few kilobytes. */
const MOST_BYTES = 256 * 1024

export const TOO_LARGE = 'ANSWER_TOO_LARGE'

/** Fetches a URL that an organization entered. Blocks internal addresses, redirects and long bodies. */
export const guardedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, {
    ...(options as RequestInit),
    redirect: 'manual',
    dispatcher: getGuardedAgent(),
  })
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    parts.push(part)
    size += part.byteLength
    if (size > MOST_BYTES) throw Object.assign(new Error('the answer is too large'), { code: TOO_LARGE })
  }
  const isEmpty = size === 0 || [204, 304].includes(response.status)
  return new Response(isEmpty ? null : Buffer.concat(parts), {
    status: response.status,
    headers: [...response.headers],
  })
}
