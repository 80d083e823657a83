import { logger } from '#lib/config/logger'
import type { JobHandler } from '#lib/jobs/handler'
import { endRetentions } from '#lib/services/personal-data/end-retentions'

export const endRetentionsHandler: JobHandler<'end_retentions'> = async (_payload, { at }) => {
  logger.info(await endRetentions(at), 'retentions ended')
}
