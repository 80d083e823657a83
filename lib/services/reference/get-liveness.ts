import { installationId } from '#lib/config/installation'

/** Whether this process answers at all, and for whom; nothing else is asked, the database neither. */
export const getLiveness = async (): Promise<{ status: 'live'; installation: string }> => ({
  status: 'live',
  installation: installationId(),
})
