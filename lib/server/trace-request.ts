import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Span, SpanKind } from '@opentelemetry/api'
import { inSpan, isTracing, markFailed } from '#lib/config/tracing.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const spans = new WeakMap<ServerResponse, Span>()

/** Until the route is known, the span is named by the method alone, because a URL may contain a CPF. */
export const traceRequest = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: () => Promise<void>,
): Promise<void> => {
  if (!isTracing()) return answer()
  const method = METHODS.includes(incoming.method ?? '') ? (incoming.method ?? '') : 'other'
  const traceparent = incoming.headers.traceparent
  const start = {
    name: method,
    kind: SpanKind.SERVER,
    attributes: { 'http.request.method': method },
    parent: typeof traceparent === 'string' ? traceparent : undefined,
  }
  const closed = new Promise<void>((resolve) => outgoing.once('close', resolve))
  await inSpan(start, async (span) => {
    if (span) spans.set(outgoing, span)
    await answer()
    await closed
    span?.setAttribute('http.response.status_code', outgoing.statusCode)
    if (span && outgoing.statusCode >= 500) markFailed(span, String(outgoing.statusCode))
  })
}

export const setSpanRoute = (outgoing: ServerResponse, route: string): void => {
  const span = spans.get(outgoing)
  span?.setAttribute('http.route', route)
  span?.updateName(`${outgoing.req.method ?? ''} ${route}`.trim())
}
