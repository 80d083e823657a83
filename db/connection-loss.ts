/** SQLSTATEs of a server that is stopping, has crashed or is still starting. */
const SERVER_LEAVES = ['57P01', '57P02', '57P03']
const NETWORK =
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)/

export const isConnectionLoss = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && (SERVER_LEAVES.includes(code) || NETWORK.test(code))
}

/** Returns whether the server closes the connection after the error (severity FATAL). */
export const endsConnection = (error: unknown): boolean =>
  (error as { severity?: unknown } | null)?.severity === 'FATAL'

/** Like `isConnectionLoss`, for the job engine's driver, which often reports a loss only in its message. */
export const isDatabaseLoss = (error: unknown): boolean =>
  isConnectionLoss(error) ||
  (error instanceof Error &&
    /connection terminated|terminating connection|not queryable/i.test(error.message))
