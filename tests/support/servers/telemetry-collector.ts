import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Attribute = { key: string; value: Record<string, unknown> }
type ExportedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status?: { code: number }
}

export const startTelemetryCollector = async () => {
  const requests: { path: string; authorization: string | undefined; text: string }[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { authorization } = request.headers
      requests.push({ path: request.url ?? '', authorization, text: Buffer.concat(parts).toString() })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bodies = (path: string) =>
    requests.filter((one) => one.path === path).map(({ text }) => JSON.parse(text))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    spans: (): ExportedSpan[] =>
      bodies('/v1/traces').flatMap(({ resourceSpans }) => resourceSpans[0].scopeSpans[0].spans),
    metricNames: (): string[] =>
      bodies('/v1/metrics').flatMap(({ resourceMetrics }) =>
        resourceMetrics[0].scopeMetrics[0].metrics.map(({ name }: { name: string }) => name),
      ),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
