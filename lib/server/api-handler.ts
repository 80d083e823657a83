import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError } from '#lib/domain/errors.ts'
import { type HandlerRequest, isEndpointHandler } from '#lib/http/endpoint-handler.ts'
import { failureAnswer } from '#lib/http/failure-answer.ts'
import type { Answer } from '#lib/http/idempotency.ts'
import { frameOf } from '#lib/http/request-frame.ts'
import { handlerRequestOf, webRequestOf } from './node-request.ts'
import { refuseAmbiguousHost } from './refuse-ambiguous-host.ts'
import { findRoutes, loadRoutes, matchRoute, type RouteMatch } from './route-table.ts'
import { setSpanRoute, traceRequest } from './trace-request.ts'
import { transportSecurity } from './transport-security.ts'

/** Endpoints that are also served outside `/api`. */
const ALIASES: Readonly<Record<string, string>> = {
  '/.well-known/jwks.json': '/.well-known/jwks.json',
  '/openapi.json': '/openapi.json',
  '/health': '/health',
  '/health/live': '/health/live',
  '/health/ready': '/health/ready',
  '/reasons': '/reasons',
  '/statuses': '/statuses',
}

export const apiPathOf = (url: string): string | undefined => {
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  if (!path.startsWith('/api/')) return ALIASES[path]
  return path === '/api/auth' || path.startsWith('/api/auth/') ? undefined : path.slice(4)
}

/** Without a `path` (see {@link lacksApiPrefix}), `handle` answers with an error that states the base URL. */
export const createApiHandler = async (options: {
  folder: string
  origin: string
  onRoute?: (outgoing: ServerResponse, route: string) => void
  /** If false, each endpoint is imported at its first request. */
  importsFirst?: boolean
}) => {
  const routes = await findRoutes(options.folder, ['auth'])
  if (options.importsFirst !== false) await loadRoutes(routes)
  const common = { 'X-Content-Type-Options': 'nosniff', ...transportSecurity(options.origin) }
  const commonLines = Object.entries(common).flat()
  const answer = async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    path?: string,
  ): Promise<void> => {
    if (refuseAmbiguousHost(incoming, outgoing)) return
    try {
      const match = path === undefined ? undefined : await matchRoute(routes, path)
      const handler = match?.handlers[methodOf(incoming)]
      if (match) {
        options.onRoute?.(outgoing, match.route)
        setSpanRoute(outgoing, `/api${match.route}`)
      }
      if (!match || !handler) {
        const request = handlerRequestOf(incoming, options.origin)
        write(outgoing, refusal(request, { match, origin: options.origin }), commonLines)
        return
      }
      const route = { params: Promise.resolve(match.params) }
      if (isEndpointHandler(handler) && handler.contract.bodyType !== 'multipart')
        write(outgoing, await handler.answer(handlerRequestOf(incoming, options.origin), route), commonLines)
      else await send(outgoing, await handler(webRequestOf(incoming, options.origin), route), common)
    } catch {
      outgoing.destroy()
    }
  }
  return {
    handle: (incoming: IncomingMessage, outgoing: ServerResponse, path?: string): Promise<void> =>
      traceRequest(incoming, outgoing, () => answer(incoming, outgoing, path)),
    answerLocally: async (path: string): Promise<Answer> => {
      const request = localRequest(`${options.origin}${path}`)
      const match = await matchRoute(routes, path)
      const handler = match?.handlers.GET
      const answer =
        match && handler && isEndpointHandler(handler)
          ? await handler.answer(request, { params: Promise.resolve(match.params) })
          : refusal(request, { match, origin: options.origin })
      return { ...answer, headers: { ...answer.headers, ...common } }
    },
  }
}

const localRequest = (url: string): HandlerRequest => ({
  method: 'GET',
  url,
  headers: { get: () => null },
  bytes: async () => new Uint8Array(),
  isLocal: true,
})

const methodOf = ({ method = 'GET' }: IncomingMessage) => (method === 'HEAD' ? 'GET' : method)

type Common = Record<string, string>

/** Makes one list of names and values, which takes less time than merging objects of many shapes. */
const write = (
  outgoing: ServerResponse,
  { status, headers, body }: Answer,
  commonLines: readonly string[],
): void => {
  const lines = [...commonLines]
  for (const name of Object.keys(headers)) lines.push(name, headers[name] ?? '')
  // A 304 omits the body, so a Content-Length of 0 would be wrong (RFC 9110 section 8.6).
  if (status !== 304) lines.push('Content-Length', String(Buffer.byteLength(body)))
  outgoing.writeHead(status, lines)
  outgoing.end(body)
}

type RefusalContext = { match: RouteMatch | undefined; origin: string }

const refusal = (request: HandlerRequest, { match, origin }: RefusalContext): Answer => {
  const frame = frameOf(request)
  const { status, headers, body } = failureAnswer(
    match
      ? methodRefusal(request.method, Object.keys(match.handlers))
      : new DomainError('address_not_found', { base: `${origin}/api` }),
    frame,
  )
  return {
    status,
    headers: { ...headers, 'X-Request-Id': frame.requestId, 'Cache-Control': 'no-store' },
    body,
  }
}

const methodRefusal = (method: string, allowed: string[]) =>
  new DomainError('method_not_allowed', { method, allowed, headers: { Allow: allowed.join(', ') } })

const send = async (outgoing: ServerResponse, response: Response, common: Common): Promise<void> => {
  outgoing.statusCode = response.status
  for (const [name, value] of Object.entries(common)) outgoing.setHeader(name, value)
  for (const [name, value] of response.headers) outgoing.setHeader(name, value)
  if (response.headers.get('content-type')?.includes('json') || response.body === null) {
    outgoing.end(response.body === null ? undefined : await response.text())
    return
  }
  const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  // A cut-off stream emits an error, which would crash the process without a listener.
  body.on('error', () => {})
  await pipeline(body, outgoing)
}
