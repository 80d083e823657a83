import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { counter, durations, figures } from '#lib/config/metrics.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Requests to this path stay open for hours, so their duration is meaningless. */
const LIVE_UPDATES = '/api/panel/live'
/** Route of requests refused in an overload. They are not timed, which would be a tenth of their cost. */
const REFUSED = 'refused'

const countRequest = counter('http_requests_total', 'Requests that have ended, by route.', [
  'method',
  'route',
  'status',
])
const countRefused = counter(
  'http_requests_refused_total',
  'Requests refused at once because there were too many.',
  [],
)
const recordDuration = durations(
  'http_request_duration_seconds',
  'From the first byte read to the last sent.',
  ['method', 'route'],
)

export const countRefusedConnection = (): void => countRefused([])

/** Measures requests by route pattern; must be called before any other request listener is added. */
export const measureRequests = (server: Server) => {
  const routes = new WeakMap<ServerResponse, string>()
  let inFlight = 0
  const descriptions = { http_requests_in_flight: 'Requests being answered, live updates included.' }
  figures(descriptions, () => ({ http_requests_in_flight: inFlight }))
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now()
    const { method: rawMethod = '', url = '/' } = request
    const method = METHODS.includes(rawMethod) ? rawMethod : 'other'
    inFlight += 1
    response.once('close', () => {
      inFlight -= 1
      const route = routes.get(response) ?? routeOfScreens(url)
      // If no headers were sent, the client disconnected before the response began.
      countRequest([method, route, response.headersSent ? String(response.statusCode) : 'none'])
      if (route !== LIVE_UPDATES && route !== REFUSED)
        recordDuration([method, route], (performance.now() - startedAt) / 1000)
    })
  })
  return {
    nameRoute: (response: ServerResponse, route: string): void => {
      routes.set(response, `/api${route}`)
    },
    countRefused: (response: ServerResponse): void => {
      routes.set(response, REFUSED)
      countRefused([])
    },
  }
}

const routeOfScreens = (url: string): string => {
  if (url.startsWith('/_next/')) return 'file'
  if (url.startsWith('/api/auth/')) return '/api/auth'
  return url.startsWith('/api/') ? 'unknown' : 'page'
}
