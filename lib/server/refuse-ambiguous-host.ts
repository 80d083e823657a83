import type { IncomingMessage, ServerResponse } from 'node:http'

/** Of several Host headers (RFC 9112 section 3.2), a proxy may use another. Returns whether it answered. */
export const refuseAmbiguousHost = ({ rawHeaders }: IncomingMessage, outgoing: ServerResponse): boolean => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at] ?? '')) count += 1
  if (count < 2) return false
  outgoing.writeHead(400, { Connection: 'close' }).end()
  return true
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host'
