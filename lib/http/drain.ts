import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { setDraining } from '#lib/config/draining'
import { endStreams } from './open-streams.ts'

/** After the listener has closed, what is under way gets this long to end. */
const END_WITHIN_MS = 8_000

/**
 * Prepares a server for being stopped without a failed request; to be called before anything else listens to
 * its requests. The stop it returns says at once that the server is not ready, ends streams and lets every
 * answer close its connection, while the listener stays open for `drainMs` (milliseconds) so that a balancer
 * can notice. Then it closes and resolves when the last answer has gone, after 8 s at the latest.
 */
export const drainOf = (server: Server): ((drainMs: number) => Promise<void>) => {
  const underWay = new Set<ServerResponse>()
  let draining = false
  server.on('request', (_request, response) => {
    if (draining) response.setHeader('Connection', 'close')
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return async (drainMs) => {
    draining = true
    setDraining()
    for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close')
    endStreams()
    await pause(drainMs)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // Those that readers opened meanwhile.
    endStreams()
    server.closeIdleConnections()
    await Promise.race([closed, pause(END_WITHIN_MS, undefined, { ref: false })])
  }
}
