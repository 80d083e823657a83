import { logger } from '#lib/config/logger'
import type { JobHandler } from '#lib/jobs/handler'
import { clearOldRows } from '#lib/services/housekeeping/clear-old-rows'

export const clearOldRowsHandler: JobHandler<'clear_old_rows'> = async (_payload, { at }) => {
  logger.info(await clearOldRows(at), 'old rows cleared')
}
