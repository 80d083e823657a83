import { createServer } from 'node:http'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import next from 'next'
import { closePool } from '#db/client'
import { now } from '#lib/config/clock'
import { getEnv } from '#lib/config/env'
import { describeError, logger } from '#lib/config/logger'
import { apiPathOf, createApiHandler } from '#lib/http/api-handler'
import { bufferFirstBytes } from '#lib/http/buffer-first-bytes'
import { compressPages } from '#lib/http/compress-pages'
import { lacksApiPrefix } from '#lib/http/lacks-api-prefix'
import { clientIpOf } from '#lib/http/node-request'
import { endStreams } from '#lib/http/open-streams'
import { newNonce, pageHeaders } from '#lib/http/page-headers'
import { pageUrlOf } from '#lib/http/page-url'
import { CLIENT_IP_HEADER, PAGE_PATH_HEADER } from '#lib/http/request-frame'
import { refuseLargeSignIn } from '#lib/http/sign-in-limit'
import { staticAssets } from '#lib/http/static-assets'
import { checkDocumentStorage } from '#lib/storage/check-document-storage'
import { documentFolder } from '#lib/storage/stored-documents'
import { sweepIncoming } from '#lib/storage/sweep-incoming'

// On a large machine V8 lets garbage grow to several times what is live before it looks at it: after a load the server kept 440 MB
// around a live heap of 75. Half as much again is room enough, at the same requests a second.
setFlagsFromString('--heap-growing-percent=50')

/** One process, one port: endpoints straight from node:http, pages through Next. */
const env = getEnv()
const development = process.env.NODE_ENV === 'development'
const root = import.meta.dirname

const answerApi = await createApiHandler({ folder: join(root, 'app', 'api'), origin: env.ORIGIN })
const server = createServer()
const pages = next({
  dev: development,
  dir: root,
  hostname: env.HOST,
  port: env.PORT,
  httpServer: server,
  quiet: true,
})
// Else the processes that Next forks report to `node --watch` through the channel Next expects answers from.
delete process.env.WATCH_REPORT_DEPENDENCIES
await pages.prepare()
const servePage = pages.getRequestHandler()
const serveStatic = development ? undefined : staticAssets(join(root, '.next', 'static'))

server.on('request', (request, response) => {
  const url = request.url ?? '/'
  const apiPath = apiPathOf(url)
  if (apiPath !== undefined || lacksApiPrefix(request)) {
    void answerApi(request, response, apiPath)
    return
  }
  if (serveStatic?.(request, response)) return
  if (refuseLargeSignIn(request, response)) return
  const nonce = newNonce()
  const headers = pageHeaders(url.split('?', 1)[0] ?? '/', nonce, development)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  // Next reads the nonce for its own scripts from the request's policy.
  request.headers['content-security-policy'] = headers['Content-Security-Policy']
  request.headers['x-nonce'] = nonce
  request.headers[CLIENT_IP_HEADER] = clientIpOf(request)
  request.headers[PAGE_PATH_HEADER] = url
  request.url = pageUrlOf(url)
  bufferFirstBytes(response)
  compressPages(request, response, () => void servePage(request, response))
})

server.keepAliveTimeout = 65_000
server.listen(env.PORT, env.HOST, () => logger.info({ port: env.PORT }, 'server listening'))
// Everything else works without documents, so that this stops nothing; GET /health keeps telling it.
void checkDocumentStorage().catch((error: unknown) =>
  logger.error(describeError(error), 'documents can be neither kept nor read: check DOCUMENT_STORAGE'),
)
void sweepIncoming(documentFolder(), now())

const stop = () => {
  server.close(() => {
    void closePool().finally(() => process.exit(0))
  })
  endStreams()
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), 8_000).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
