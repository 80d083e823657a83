import type { IncomingMessage } from 'node:http'

/** API paths without their `/api` prefix; `/fgts` itself is a page. */
const OF_PROGRAMS =
  /^\/(?:fgts(?=\/)|private-consignment|user|oauth|banks|events|proposals|institutions(?=\/[^/?]+\/events))(?:\/|\?|$)/

/** Browsers ask for text/html, and the scripts of our own pages identify themselves by headers. */
export const lacksApiPrefix = ({ url = '/', method = 'GET', headers }: IncomingMessage): boolean => {
  if (!OF_PROGRAMS.test(url) || headers.rsc !== undefined || headers['next-action'] !== undefined)
    return false
  const reads = method === 'GET' || method === 'HEAD'
  // Before hydration, the browser submits a form itself; only the Accept header identifies the request.
  const isPages = (headers.accept ?? '').includes('text/html')
  return (!reads && !url.startsWith('/proposals')) || !isPages
}
