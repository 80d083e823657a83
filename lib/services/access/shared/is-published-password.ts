import { getEnv } from '#lib/config/env.ts'
import { DEMO_PASSWORD } from '#lib/domain/access/demo-accounts.ts'

/** Demo accounts exist outside the embedded mode if a backup of a demo was restored. */
export const isPublishedPassword = (password: string): boolean =>
  password === DEMO_PASSWORD && !getEnv().EMBEDDED
