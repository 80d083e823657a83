import { installationId } from '#lib/config/installation.ts'

/** Answers without a database query. */
export const getLiveness = async (): Promise<{ status: 'live'; installation: string }> => ({
  status: 'live',
  installation: installationId(),
})
