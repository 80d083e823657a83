import { logger } from '#lib/config/logger.ts'
import type { JobHandler } from '#lib/jobs/handler.ts'
import { clearOldRows } from '#lib/services/housekeeping/clear-old-rows.ts'

export const clearOldRowsHandler: JobHandler<'clear_old_rows'> = async (_payload, { at }) => {
  logger.info(await clearOldRows(at), 'old rows cleared')
}
