import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Answers 400 to a request with more than one Host (RFC 9112 section 3.2), as the runtime does to one
 * without, and says whether it did: a proxy before us may have read the other one.
 */
export const refuseAmbiguousHost = ({ rawHeaders }: IncomingMessage, outgoing: ServerResponse): boolean => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at] ?? '')) count += 1
  if (count < 2) return false
  outgoing.writeHead(400, { Connection: 'close' }).end()
  return true
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host'
