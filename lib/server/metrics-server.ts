import { Worker } from 'node:worker_threads'
import { describeError, logger } from '#lib/config/logger.ts'
import type { Telemetry } from '#lib/config/telemetry.ts'
import { renderFiguresPage } from './figures-page.ts'
import type { FromMetricsThread, MetricsAnswer, ToMetricsThread } from './metrics-thread-messages.ts'

const TRY_AGAIN_MS = 5_000

type MetricsServer = {
  host: string
  port: number
  telemetry: Pick<Telemetry, 'readMetrics' | 'renderMetrics'>
  answerHealth?: (path: string) => Promise<MetricsAnswer>
}

/** Uses a separate port and thread, so that health and metrics never queue behind other requests. */
export const startMetricsServer = (options: MetricsServer): void => {
  const { host, port } = options
  const thread = new Worker(new URL('./metrics-thread.ts', import.meta.url), { workerData: { host, port } })
  thread.on('message', (message: FromMetricsThread) => {
    if (message.kind === 'listening') logger.info({ port }, 'metrics listening')
    else if (message.kind === 'failed')
      logger.error({ port, reason: message.message }, 'metrics cannot be read: tried again soon')
    else
      void answerTo(message.path, options)
        .catch((error: unknown) => {
          logger.error({ port, ...describeError(error) }, 'health or metrics cannot be computed')
          return FAILED
        })
        .then((answer) => thread.postMessage({ id: message.id, answer } satisfies ToMetricsThread))
  })
  thread.on('error', (error) => {
    logger.error({ port, ...describeError(error) }, 'the thread of the metrics ended: started again soon')
    setTimeout(startMetricsServer, TRY_AGAIN_MS, options).unref()
  })
  thread.unref()
}

const FAILED: MetricsAnswer = { status: 500, headers: {}, body: '' }
const NOT_FOUND: MetricsAnswer = { status: 404, headers: {}, body: '' }

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
}

const answerTo = async (path: string, { telemetry, answerHealth }: MetricsServer): Promise<MetricsAnswer> => {
  if (path === '/') {
    const body = renderFiguresPage(`Figures of process ${process.pid}`, await telemetry.readMetrics())
    return { status: 200, headers: PAGE_HEADERS, body }
  }
  if (path !== '/metrics') return answerHealth?.(path) ?? NOT_FOUND
  const body = await telemetry.renderMetrics()
  return { status: 200, headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }, body }
}
