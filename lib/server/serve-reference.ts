import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { requestIdOf } from '#lib/http/request-frame.ts'
import { newNonce, pageHeaders } from './page-headers.ts'
import { referenceFile } from './reference-file.ts'
import { refuseAmbiguousHost } from './refuse-ambiguous-host.ts'

const PATH = /^\/docs(?:\/([^/]*))?$/
const CACHED = 'public, max-age=3600'

const compress = compression()

/**
 * Serves the API reference, which needs neither the built screens nor the database. Returns false for a
 * request to any other path.
 */
export const serveReference = (request: IncomingMessage, response: ServerResponse): boolean => {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
  const match = PATH.exec(path)
  if (!match) return false
  if (refuseAmbiguousHost(request, response)) return true
  response.setHeader('X-Request-Id', requestIdOf(request.headers['x-request-id']))
  for (const [name, value] of Object.entries(pageHeaders(path, newNonce(), false)))
    response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return true
  }
  compress(request, response, () => void send(response, match[1] ?? ''))
  return true
}

const send = async (response: ServerResponse, name: string): Promise<void> => {
  try {
    const file = await referenceFile(name)
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Não encontrado')
      return
    }
    const caching = name === '' ? 'no-cache' : CACHED
    response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': caching }).end(file.content)
  } catch {
    response.destroy()
  }
}
