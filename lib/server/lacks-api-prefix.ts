import type { IncomingMessage } from 'node:http'

/** Paths that programs call below `/api`; `/fgts` itself is a page. */
const OF_PROGRAMS =
  /^\/(?:fgts(?=\/)|private-consignment|user|oauth|banks|events|proposals|institutions(?=\/[^/?]+\/events))(?:\/|\?|$)/

/**
 * Detects a program that forgot `/api`: the path is the API's and nobody expects a page. A browser asks for
 * text/html, and the scripts of our own pages identify themselves by header.
 */
export const lacksApiPrefix = ({ url = '/', method = 'GET', headers }: IncomingMessage): boolean => {
  if (!OF_PROGRAMS.test(url) || headers.rsc !== undefined || headers['next-action'] !== undefined)
    return false
  const reads = method === 'GET' || method === 'HEAD'
  // Only its headers identify a page's form that was submitted before hydration.
  const isPages = (headers.accept ?? '').includes('text/html')
  return (!reads && !url.startsWith('/proposals')) || !isPages
}
