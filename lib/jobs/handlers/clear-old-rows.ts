import { logger } from '#lib/config/logger'
import type { JobHandler } from '#lib/jobs/handler'
import { clearOldRows } from '#lib/services/housekeeping/clear-old-rows'

/** Keeps the house once a day (lib/jobs/timetable.ts). */
export const clearOldRowsHandler: JobHandler<'clear_old_rows'> = async (_payload, { at }) => {
  logger.info(await clearOldRows(at), 'old rows cleared')
}
