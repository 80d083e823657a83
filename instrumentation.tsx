import type { Instrumentation } from 'next'

/**
 * Logs a page or action that failed by the code its reader is asked to report (`digest`), with the id of the
 * request: what was asked and by whom is not said.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  // The logger is for Node alone; this file is loaded for every runtime that Next knows.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { describeError, logger } = await import('#lib/config/logger')
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined
  const requestId = request.headers['x-request-id']
  logger.error({ digest, requestId, route: routePath, ...describeError(error) }, 'page failed')
}
