import { Logger } from 'graphile-worker'
import { describeError, logger } from '#lib/config/logger'

/**
 * The engine's log within ours, and its alarm. Its messages quote errors and payloads of jobs, so only the kind of an error is kept;
 * failed jobs are told by the task list. Any error of its own means that it lost the database: then nobody knows which jobs it had
 * fetched or ended, and `onTrouble` is called.
 */
export const engineLogger = (onTrouble: () => void): Logger =>
  new Logger(({ label }) => (level, _message, meta) => {
    if (level !== 'error' || meta?.failure === true) return
    logger.warn(
      { from: label ?? 'engine', ...describeError(meta?.error ?? meta?.fatalError) },
      'job engine in trouble',
    )
    onTrouble()
  })
