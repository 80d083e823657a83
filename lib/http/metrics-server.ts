import { createServer } from 'node:http'
import { describeError, logger } from '#lib/config/logger'
import { renderMetrics } from '#lib/config/metrics'
import { measureProcess } from '#lib/config/process-metrics'
import { measureDatabase } from './database-metrics.ts'

const TRY_AGAIN_MS = 5_000

/**
 * Answers `GET /metrics` on a port of its own, which programs and people never reach. A port that is taken
 * stops nothing: it is tried again until it is free.
 */
export const startMetricsServer = ({ host, port }: { host: string; port: number }): void => {
  measureProcess()
  measureDatabase()
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics') {
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
