import type { IncomingMessage } from 'node:http'

/** API paths without their `/api` prefix; `/fgts` itself is a page. */
const OF_PROGRAMS =
  /^\/(?:fgts(?=\/)|private-consignment|user|oauth|banks|events|proposals|institutions(?=\/[^/?]+\/events))(?:\/|\?|$)/

/** Detects API clients: browsers accept text/html, and Next's own requests have `rsc` or `next-action`. */
export const lacksApiPrefix = ({ url = '/', method = 'GET', headers }: IncomingMessage): boolean => {
  if (!OF_PROGRAMS.test(url) || headers.rsc !== undefined || headers['next-action'] !== undefined)
    return false
  const reads = method === 'GET' || method === 'HEAD'
  // Before hydration, the browser submits a form itself; only `Accept` shows that a page sent the request.
  const isPages = (headers.accept ?? '').includes('text/html')
  return (!reads && !url.startsWith('/proposals')) || !isPages
}
