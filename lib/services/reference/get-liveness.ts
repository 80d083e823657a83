import { installationId } from '#lib/config/installation.ts'

/** Returns that this process answers, and for which installation, without asking the database. */
export const getLiveness = async (): Promise<{ status: 'live'; installation: string }> => ({
  status: 'live',
  installation: installationId(),
})
