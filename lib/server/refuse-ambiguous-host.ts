import type { IncomingMessage, ServerResponse } from 'node:http'

/** Refuses several Host headers: a proxy may use another one (RFC 9112 3.2). Returns whether it answered. */
export const refuseAmbiguousHost = ({ rawHeaders }: IncomingMessage, outgoing: ServerResponse): boolean => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at] ?? '')) count += 1
  if (count < 2) return false
  outgoing.writeHead(400, { Connection: 'close' }).end()
  return true
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host'
