import type { ServerResponse } from 'node:http'

// Next bundles its own copy of every module, so only `globalThis` is shared with server.ts.
const SHARED = Symbol.for('origination.begun-actions')
const shared = globalThis as { [SHARED]?: Set<string> }
shared[SHARED] ??= new Set()
const startedActions = shared[SHARED]

export const markActionStarted = (requestId: string): void => {
  startedActions.add(requestId)
}

/** Answers 400 where Next answers 500 to undecodable arguments, because every 500 alerts the operators. */
export const rejectUndecodedArguments = (response: ServerResponse, requestId: string): void => {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead(status === 500 && !startedActions.has(requestId) ? 400 : status, ...rest)
  response.once('close', () => startedActions.delete(requestId))
}
