import type { ServerResponse } from 'node:http'

// What Next serves is built with its own copy of every module: only the process itself is shared with
// server.ts.
const SHARED = Symbol.for('origination.begun-actions')
const shared = globalThis as { [SHARED]?: Set<string> }
shared[SHARED] ??= new Set()
const begun = shared[SHARED]

/** Notes that the server action of a request was reached with arguments that it can read. */
export const noteBegunAction = (requestId: string): void => {
  begun.add(requestId)
}

/**
 * Lets what was sent to a server action and could not be read as its arguments be answered as the caller's
 * fault: Next says 500 for it, as for a failure of ours, and people are called for those. An action that was
 * reached answers its failures itself.
 */
export const blameUnreadArguments = (response: ServerResponse, requestId: string): void => {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead(status === 500 && !begun.has(requestId) ? 400 : status, ...rest)
  response.once('close', () => begun.delete(requestId))
}
