import { getEnv } from '#lib/config/env.ts'
import { DEMO_PASSWORD } from '#lib/domain/access/demo-accounts.ts'

/** Returns true for the demo password outside the embedded mode, where a restored backup may contain it. */
export const isPublishedPassword = (password: string): boolean =>
  password === DEMO_PASSWORD && !getEnv().EMBEDDED
