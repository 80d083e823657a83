/** The server says good-bye: it stops, has crashed, or is not yet up again. */
const SERVER_LEAVES = ['57P01', '57P02', '57P03']
const NETWORK =
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)/

/** Whether an error means that a connection to the database ended or could not be made. */
export const isConnectionLoss = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && (SERVER_LEAVES.includes(code) || NETWORK.test(code))
}

/** Whether the server ends the connection with this error (severity FATAL). */
export const endsConnection = (error: unknown): boolean =>
  (error as { severity?: unknown } | null)?.severity === 'FATAL'

/** The same of the job engine's driver, which often says it in words alone. */
export const isDatabaseLoss = (error: unknown): boolean =>
  isConnectionLoss(error) ||
  (error instanceof Error &&
    /connection terminated|terminating connection|not queryable/i.test(error.message))
