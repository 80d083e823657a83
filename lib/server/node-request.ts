import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { getEnv } from '#lib/config/env.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { HandlerRequest } from '#lib/http/endpoint-handler.ts'
import { MAX_BODY_BYTES } from '#lib/http/read-body.ts'
import { CLIENT_IP_HEADER } from '#lib/http/request-frame.ts'

/** Reads the body only on demand, so that a caller without a valid token is rejected first. */
export const handlerRequestOf = (incoming: IncomingMessage, origin: string): HandlerRequest => {
  const { headers } = incoming
  return {
    method: incoming.method ?? 'GET',
    url: origin + (incoming.url ?? '/'),
    headers: {
      get: (name) => {
        const lower = name.toLowerCase()
        if (lower === CLIENT_IP_HEADER) return clientIpOf(incoming)
        const value = headers[lower]
        return (Array.isArray(value) ? value.join(', ') : value) ?? null
      },
    },
    bytes: () => readSmall(incoming),
  }
}

export const webRequestOf = (incoming: IncomingMessage, origin: string): Request => {
  const method = incoming.method ?? 'GET'
  const headers = headersOf(incoming)
  const url = origin + (incoming.url ?? '/')
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  const body = Readable.toWeb(incoming) as ReadableStream
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit)
}

const headersOf = (incoming: IncomingMessage): Headers => {
  const headers = new Headers()
  const { rawHeaders } = incoming
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  }
  headers.set(CLIENT_IP_HEADER, clientIpOf(incoming))
  return headers
}

/** Behind a trusted proxy (TRUST_PROXY=1), the last forwarded address is the one that the proxy added. */
export const clientIpOf = (incoming: IncomingMessage): string => {
  const forwarded = getEnv().TRUST_PROXY ? incoming.headers['x-forwarded-for'] : undefined
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim()
  return last || (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
}

const readSmall = (incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    // Nobody receives this error, because the client disconnected in the middle of the body.
    const brokeOff = () => reject(new DomainError('malformed_body'))
    incoming.on('data', (part: Buffer) => {
      size += part.length
      if (size <= MAX_BODY_BYTES) parts.push(part)
    })
    incoming.on('end', () => {
      if (size > MAX_BODY_BYTES) reject(new DomainError('body_too_large', { limit: MAX_BODY_BYTES }))
      else resolve(Buffer.concat(parts, size))
    })
    incoming.on('error', brokeOff)
    if (incoming.destroyed) brokeOff()
  })
