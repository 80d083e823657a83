import { getEnv } from '#lib/config/env.ts'
import { DEMO_PASSWORD } from '#lib/domain/access/demo-accounts.ts'

/**
 * Returns true for the published demo password outside the embedded mode. Demo accounts exist there if a
 * backup of a demo was restored.
 */
export const isPublishedPassword = (password: string): boolean =>
  password === DEMO_PASSWORD && !getEnv().EMBEDDED
