import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { requestIdOf } from '#lib/http/request-frame.ts'
import { preferencesOf } from './person-preferences.ts'
import { refuseAmbiguousHost } from './refuse-ambiguous-host.ts'
import { shortReference } from './short-reference.ts'
import { WAITING_PAGE_HEADERS } from './waiting-page.ts'

const PATH = /^\/docs(?:[/?]|$)/

const compress = compression()

/** Needs neither the built screens nor the database. Returns false for a path outside the reference. */
export const serveShortReference = (request: IncomingMessage, response: ServerResponse): boolean => {
  if (!PATH.test(request.url ?? '/')) return false
  if (refuseAmbiguousHost(request, response)) return true
  response.setHeader('X-Request-Id', requestIdOf(request.headers['x-request-id']))
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return true
  }
  compress(request, response, () => void send(request, response))
  return true
}

const send = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  try {
    const page = await shortReference(preferencesOf(request))
    response
      .writeHead(200, {
        ...WAITING_PAGE_HEADERS,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
      })
      .end(page)
  } catch {
    response.destroy()
  }
}
