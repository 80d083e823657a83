import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { setDraining } from '#lib/config/draining.ts'
import { endStreams } from '#lib/http/open-streams.ts'

/** Grace period for in-flight requests after the listener closes. */
const END_WITHIN_MS = 8_000

/**
 * Must be called before other request listeners are added. The returned function closes the listener only
 * after `drainMs`, so that load balancers notice that the process is draining.
 */
export const createDrain = (
  server: Server,
  close: () => Promise<void>,
): ((drainMs: number) => Promise<void>) => {
  const inFlight = new Set<ServerResponse>()
  let draining = false
  server.on('request', (_request, response) => {
    if (draining) response.setHeader('Connection', 'close')
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
  })
  return async (drainMs) => {
    draining = true
    setDraining()
    for (const response of inFlight) if (!response.headersSent) response.setHeader('Connection', 'close')
    endStreams()
    await pause(drainMs)
    const closed = close()
    // Ends the streams that were opened during the drain.
    endStreams()
    server.closeIdleConnections()
    await Promise.race([closed, pause(END_WITHIN_MS, undefined, { ref: false })])
  }
}
