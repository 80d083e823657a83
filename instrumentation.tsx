import type { Instrumentation } from 'next'

/** `digest` is the code shown on the error page. The requested URL and the user are never logged. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  // Next loads this file for every runtime, but the logger needs Node.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { describeError, logger } = await import('#lib/config/logger.ts')
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined
  const requestId = request.headers['x-request-id']
  logger.error({ digest, requestId, route: routePath, ...describeError(error) }, 'page failed')
}
