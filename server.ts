import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { checkDatabase } from '#db/check-database.ts'
import { closePool, isDatabaseBusy } from '#db/pool.ts'
import { asOneRequest } from '#db/request-waits.ts'
import { now } from '#lib/config/clock.ts'
import { getEnv } from '#lib/config/env.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { measureProcess } from '#lib/config/process-metrics.ts'
import { startTelemetry } from '#lib/config/start-telemetry.ts'
import { watchWorkers } from '#lib/jobs/watch-workers.ts'
import { answerOverloadedOf } from '#lib/server/answer-overloaded.ts'
import { apiPathOf, createApiHandler } from '#lib/server/api-handler.ts'
import { measureDatabase } from '#lib/server/database-metrics.ts'
import { createDrain } from '#lib/server/drain.ts'
import { lacksApiPrefix } from '#lib/server/lacks-api-prefix.ts'
import { createListeners } from '#lib/server/listeners.ts'
import { createLoadShedder } from '#lib/server/load-shedding.ts'
import { startMetricsServer } from '#lib/server/metrics-server.ts'
import { createPageServer } from '#lib/server/page-server.ts'
import { refuseConnectionsTo } from '#lib/server/refuse-connections.ts'
import { countRefusedConnection, measureRequests } from '#lib/server/request-metrics.ts'
import { traceRequest } from '#lib/server/trace-request.ts'
import { watchOrigin } from '#lib/server/watch-origin.ts'
import { checkDocumentStorage } from '#lib/storage/check-document-storage.ts'
import { documentFolder } from '#lib/storage/stored-documents.ts'
import { sweepIncoming } from '#lib/storage/sweep-incoming.ts'

// One process serves one port: node:http answers API requests, and Next answers page requests.

const env = getEnv()
const development = process.env.NODE_ENV === 'development'
const root = import.meta.dirname

const telemetry = await startTelemetry('server')
const server = createServer()
const listeners = createListeners(server)
const drain = createDrain(server, listeners.close)
const requestMetrics = telemetry && measureRequests(server)
const api = await createApiHandler({
  folder: join(root, 'app', 'api'),
  origin: env.ORIGIN,
  onRoute: requestMetrics?.nameRoute,
})
const pages = createPageServer({ root, server, hostname: env.HOST, port: env.PORT, development })

const serve = (request: IncomingMessage, response: ServerResponse) =>
  asOneRequest(() => serveOne(request, response))

const serveOne = (request: IncomingMessage, response: ServerResponse) => {
  const apiPath = apiPathOf(request.url ?? '/')
  if (apiPath !== undefined || lacksApiPrefix(request)) {
    void api.handle(request, response, apiPath)
    return
  }
  void traceRequest(request, response, async () => pages.serve(request, response))
}
const answerOverloaded = answerOverloadedOf(env.ORIGIN)
const refuse = (request: IncomingMessage, response: ServerResponse) => {
  requestMetrics?.countRefused(response)
  answerOverloaded(request, response)
}
const shedder = createLoadShedder({ isDatabaseBusy, serve, refuse })
server.on('request', shedder.handle)
refuseConnectionsTo(server, { isRefusing: shedder.isRefusing, onRefused: countRefusedConnection })
if (telemetry) {
  measureProcess()
  measureDatabase()
  if (env.METRICS_PORT)
    startMetricsServer({
      host: env.METRICS_HOST,
      port: env.METRICS_PORT,
      telemetry,
      answerHealth: api.answerLocally,
    })
}

server.keepAliveTimeout = 65_000
// The kernel drops connections beyond the backlog (Node's default: 511); clients retry only after seconds.
void listeners.listen({ port: env.PORT, host: env.HOST, backlog: 4096 }).then(
  () => logger.info({ port: env.PORT }, 'server listening'),
  (error: unknown) => {
    logger.fatal(describeError(error), 'the server cannot listen')
    process.exit(1)
  },
)
// The API answers while the screens are built. A server that cannot serve screens exits and is restarted.
void pages.ready.then(
  () => logger.info('screens ready'),
  (error: unknown) => {
    logger.fatal(describeError(error), 'screens cannot be served')
    process.exit(1)
  },
)
// Exits if the database login has too many rights or the schema is older than this release.
void checkDatabase().catch((error: unknown) => {
  logger.fatal(describeError(error), 'the database cannot be served')
  process.exit(1)
})
// A failure is only logged, because everything else works without documents; GET /health reports it.
void checkDocumentStorage().catch((error: unknown) =>
  logger.error(describeError(error), 'documents can be neither kept nor read: check DOCUMENT_STORAGE'),
)
void sweepIncoming(documentFolder(), now())

const stopWatching = watchWorkers()
// In the embedded mode, ORIGIN is this machine, and no outside institution needs to reach ORIGIN.
const stopWatchingOrigin = env.EMBEDDED ? undefined : watchOrigin(env.ORIGIN)

const stop = () => {
  stopWatching()
  stopWatchingOrigin?.()
  void drain(env.DRAIN_MS)
    .then(() => telemetry?.stop())
    .then(closePool)
    .finally(() => process.exit(0))
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
