import { getEnv } from '#lib/config/env.ts'
import { DEMO_PASSWORD } from '#lib/domain/access/demo-accounts.ts'

/**
 * Returns whether everybody knows the password. It opens nothing outside the embedded mode, where the demo
 * accounts can exist if the backup of a demo was restored into the database.
 */
export const isPublishedPassword = (password: string): boolean =>
  password === DEMO_PASSWORD && !getEnv().EMBEDDED
