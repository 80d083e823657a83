import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { describeError, logger } from '#lib/config/logger.ts'
import { renderMetrics } from '#lib/config/metrics.ts'
import { measureProcess } from '#lib/config/process-metrics.ts'
import { measureDatabase } from './database-metrics.ts'

const TRY_AGAIN_MS = 5_000

const HEALTH = /^\/health(?:\/live|\/ready)?$/

type MetricsServer = {
  host: string
  port: number
  /** Omitted by processes without health endpoints. */
  answerHealth?: (request: IncomingMessage, response: ServerResponse, path: string) => void
}

/**
 * Serves `GET /metrics` and the paths below `/health` on a separate port, so that they never queue behind
 * other requests. If the port is in use, listening is retried and the process continues.
 */
export const startMetricsServer = ({ host, port, answerHealth }: MetricsServer): void => {
  measureProcess()
  measureDatabase()
  const server = createServer(async (request, response) => {
    const [path = ''] = request.url?.split('?', 1) ?? []
    if (request.method === 'GET' && HEALTH.test(path) && answerHealth)
      return answerHealth(request, response, path)
    if (request.method !== 'GET' || path !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const text = await renderMetrics()
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  })
  const listen = () => server.listen({ port, host })
  server.on('error', (error) => {
    logger.error({ port, ...describeError(error) }, 'metrics cannot be read: tried again soon')
    setTimeout(listen, TRY_AGAIN_MS).unref()
  })
  server.on('listening', () => logger.info({ port }, 'metrics listening'))
  server.unref()
  listen()
}
