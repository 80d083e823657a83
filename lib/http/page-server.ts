import { existsSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import compression from 'compression'
import { setScreensState } from '#lib/config/screens-state'
import { answerPreparing } from './answer-preparing.ts'
import { blameUnreadArguments } from './begun-actions.ts'
import { clientIpOf } from './node-request.ts'
import { newNonce, pageHeaders } from './page-headers.ts'
import { pageUrlOf } from './page-url.ts'
import { withDatabase } from './pages-need-database.ts'
import { refuseAmbiguousHost } from './refuse-ambiguous-host.ts'
import { refuseForeign } from './refuse-foreign.ts'
import { CLIENT_IP_HEADER, PAGE_PATH_HEADER, requestIdOf } from './request-frame.ts'
import { refuseLargeSignIn } from './sign-in-limit.ts'
import { staticAssets } from './static-assets.ts'

/** Longer than nearly every page takes, shorter than anybody notices. */
const AT_MOST_MS = 150

/**
 * Buffers what a page writes until it is whole, at most for a moment: a page that is quick is rendered at
 * once, instead of as a skeleton that is replaced a third of a second later. A slow one still shows its frame
 * early.
 */
const bufferFirstBytes = (response: ServerResponse): void => {
  // Not the response's own cork: its end would come before what it has buffered.
  const { socket } = response
  socket?.cork()
  const timer = setTimeout(() => socket?.uncork(), AT_MOST_MS)
  response.once('close', () => clearTimeout(timer))
}

/**
 * Sends what a page writes in Brotli, or in the form the browser asks for. Styles are in a document more than
 * once: only Brotli looks far enough back to send them once.
 */
const compressPages = compression()

/**
 * Written by scripts/lib/build.mjs when the rest of a build is there, and removed before it begins another.
 */
const BUILD_STAMP = join('.next', 'build-stamp')
const POLL_EVERY_MS = 100

type Pages = { root: string; server: Server; hostname: string; port: number; development: boolean }
type Serve = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Serves the pages through Next as soon as their build is there; until then each says that it is being
 * prepared. `ready` settles when pages are served, and fails when they cannot be.
 */
export const createPageServer = (pages: Pages): { serve: Serve; ready: Promise<void> } => {
  setScreensState('preparing')
  let serve: Serve = answerPreparing
  const prepare = async () => {
    if (!pages.development) await untilBuilt(join(pages.root, BUILD_STAMP))
    serve = await throughNext(pages)
    setScreensState('ready')
  }
  return { serve: (request, response) => serve(request, response), ready: prepare() }
}

const untilBuilt = async (stamp: string): Promise<void> => {
  while (!existsSync(stamp)) await pause(POLL_EVERY_MS)
}

/** What is sent to a page; sign-ins go to addresses of their own. */
const isAction = ({ method, url }: IncomingMessage): boolean => method === 'POST' && !url?.startsWith('/api/')

const throughNext = async ({ root, server, hostname, port, development }: Pages): Promise<Serve> => {
  // Loaded only now: the API need not wait for it.
  const { default: next } = await import('next')
  const engine = next({ dev: development, dir: root, hostname, port, httpServer: server, quiet: true })
  // Else the processes that Next forks report to `node --watch` through the channel Next expects answers
  // from.
  delete process.env.WATCH_REPORT_DEPENDENCIES
  await engine.prepare()
  const handlePage = engine.getRequestHandler()
  const servePage = withDatabase((request, response) => void handlePage(request, response))
  const serveStatic = development ? undefined : staticAssets(join(root, '.next', 'static'))
  return (request, response) => {
    if (serveStatic?.(request, response)) return
    if (refuseAmbiguousHost(request, response) || refuseForeign(request, response)) return
    if (refuseLargeSignIn(request, response)) return
    const url = request.url ?? '/'
    const nonce = newNonce()
    const headers = pageHeaders(url.split('?', 1)[0] ?? '/', nonce, development)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // Next reads the nonce for its own scripts from the request's policy.
    request.headers['content-security-policy'] = headers['Content-Security-Policy']
    request.headers['x-nonce'] = nonce
    request.headers[CLIENT_IP_HEADER] = clientIpOf(request)
    request.headers[PAGE_PATH_HEADER] = url
    const requestId = requestIdOf(request.headers['x-request-id'])
    request.headers['x-request-id'] = requestId
    response.setHeader('X-Request-Id', requestId)
    request.url = pageUrlOf(url)
    if (isAction(request)) blameUnreadArguments(response, requestId)
    bufferFirstBytes(response)
    compressPages(request, response, () => servePage(request, response))
  }
}
