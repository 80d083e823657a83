import { logger } from '#lib/config/logger.ts'
import type { JobHandler } from '#lib/jobs/handler.ts'
import { endRetentions } from '#lib/services/personal-data/end-retentions.ts'

export const endRetentionsHandler: JobHandler<'end_retentions'> = async (_payload, { at }) => {
  logger.info(await endRetentions(at), 'retentions ended')
}
