import { existsSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import compression from 'compression'
import { now } from '#lib/config/clock.ts'
import { setScreensState } from '#lib/config/screens-state.ts'
import { CLIENT_IP_HEADER, PAGE_PATH_HEADER, requestIdOf } from '#lib/http/request-frame.ts'
import { rejectUndecodedArguments } from '#lib/pages/started-actions.ts'
import { answerPreparing, answerProgress } from './answer-preparing.ts'
import { type BuildReport, readBuildReport } from './build-report.ts'
import { clientIpOf } from './node-request.ts'
import { newNonce, pageHeaders } from './page-headers.ts'
import { pageUrlOf } from './page-url.ts'
import { withDatabase } from './pages-need-database.ts'
import { refuseAmbiguousHost } from './refuse-ambiguous-host.ts'
import { rejectCrossSite } from './reject-cross-site.ts'
import { reportOfBuild, reportOfOpening, trackProgress, unreportedBuild } from './screens-progress.ts'
import { serveShortReference } from './serve-short-reference.ts'
import { refuseLargeSignIn } from './sign-in-limit.ts'
import { staticAssets } from './static-assets.ts'

const AT_MOST_MS = 150

/** Holds back the first bytes for AT_MOST_MS, so that a fast page appears without its skeleton. */
const bufferFirstBytes = (response: ServerResponse): void => {
  // `response.cork()` would send the end of the response before the data that it has buffered.
  const { socket } = response
  socket?.cork()
  const timer = setTimeout(() => socket?.uncork(), AT_MOST_MS)
  response.once('close', () => clearTimeout(timer))
}

/** Styles repeat within a document, and only Brotli's window is wide enough to compress the repeats. */
const compressPages = compression()

/** Written by scripts/lib/build.mjs at the end of a build and removed before the next build. */
const BUILD_STAMP = join('.next', 'build-stamp')
const POLL_EVERY_MS = 100

type Pages = { root: string; server: Server; hostname: string; port: number; development: boolean }
type Serve = (request: IncomingMessage, response: ServerResponse) => void

export const createPageServer = (pages: Pages): { serve: Serve; ready: Promise<void> } => {
  setScreensState('preparing')
  const opening = trackOpening(pages.root)
  let servePage: Serve | undefined
  const prepare = async () => {
    if (!pages.development) await untilBuilt(join(pages.root, BUILD_STAMP))
    opening.begin()
    servePage = await throughNext(pages)
    setScreensState('ready')
  }
  const serve: Serve = (request, response) => {
    const progress = servePage ? undefined : opening.progress
    if (answerProgress(request, response, progress)) return
    if (servePage) servePage(request, response)
    else if (!serveShortReference(request, response)) answerPreparing(request, response, opening.progress)
  }
  return { serve, ready: prepare() }
}

const trackOpening = (root: string) => {
  let build: BuildReport | undefined
  let openingAt: Date | undefined
  const startedAt = now()
  const progress = trackProgress(() => {
    if (openingAt) return reportOfOpening(openingAt, build)
    build = readBuildReport(root) ?? build
    return reportOfBuild(build ?? unreportedBuild(startedAt))
  })
  const begin = () => {
    openingAt = now()
  }
  return { begin, progress }
}

const untilBuilt = async (stamp: string): Promise<void> => {
  while (!existsSync(stamp)) await pause(POLL_EVERY_MS)
}

/** Sign-ins are posted below `/api/`, so any other POST is a server action. */
const isAction = ({ method, url }: IncomingMessage): boolean => method === 'POST' && !url?.startsWith('/api/')

const throughNext = async ({ root, server, hostname, port, development }: Pages): Promise<Serve> => {
  // Next is loaded late, so that the API does not wait for it.
  const { default: next } = await import('next')
  const engine = next({ dev: development, dir: root, hostname, port, httpServer: server, quiet: true })
  // With this variable, processes forked by Next would report to `node --watch` over Next's own IPC channel.
  delete process.env.WATCH_REPORT_DEPENDENCIES
  await engine.prepare()
  const handlePage = engine.getRequestHandler()
  const servePage = withDatabase((request, response) => void handlePage(request, response))
  const serveStatic = development ? undefined : staticAssets(join(root, '.next', 'static'))
  return (request, response) => {
    if (serveStatic?.(request, response)) return
    if (refuseAmbiguousHost(request, response) || rejectCrossSite(request, response)) return
    if (refuseLargeSignIn(request, response)) return
    const url = request.url ?? '/'
    const nonce = newNonce()
    const headers = pageHeaders(nonce, development)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // Next reads the nonce for its own scripts from the policy in the request headers.
    request.headers['content-security-policy'] = headers['Content-Security-Policy']
    request.headers['x-nonce'] = nonce
    request.headers[CLIENT_IP_HEADER] = clientIpOf(request)
    request.headers[PAGE_PATH_HEADER] = url
    const requestId = requestIdOf(request.headers['x-request-id'])
    request.headers['x-request-id'] = requestId
    response.setHeader('X-Request-Id', requestId)
    request.url = pageUrlOf(url)
    if (isAction(request)) rejectUndecodedArguments(response, requestId)
    bufferFirstBytes(response)
    compressPages(request, response, () => servePage(request, response))
  }
}
