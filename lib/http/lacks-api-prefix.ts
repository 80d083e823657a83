import type { IncomingMessage } from 'node:http'

/** Paths that programs call below `/api`; a page alone has `/fgts` itself. */
const OF_PROGRAMS =
  /^\/(?:fgts(?=\/)|private-consignment|user|oauth|banks|events|proposals|institutions(?=\/[^/?]+\/events))(?:\/|\?|$)/

/**
 * Whether a program forgot `/api`: the path is one of the API's without it, and nobody waits for a page. A
 * browser asks for text/html, and the scripts of our own pages say who they are.
 */
export const lacksApiPrefix = ({ url = '/', method = 'GET', headers }: IncomingMessage): boolean => {
  if (!OF_PROGRAMS.test(url) || headers.rsc !== undefined || headers['next-action'] !== undefined)
    return false
  const reads = method === 'GET' || method === 'HEAD'
  // A form of a page that is sent before its scripts run is a write that nothing but its headers tells apart.
  const isPages = (headers.accept ?? '').includes('text/html')
  return (!reads && !url.startsWith('/proposals')) || !isPages
}
