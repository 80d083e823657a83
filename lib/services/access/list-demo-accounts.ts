import { getEnv } from '#lib/config/env.ts'
import { DEMO_ACCOUNTS, type DemoAccount } from '#lib/domain/access/demo-accounts.ts'

/** Returns the accounts with published passwords; outside the embedded mode, there are none. */
export const listDemoAccounts = (): readonly DemoAccount[] => (getEnv().EMBEDDED ? DEMO_ACCOUNTS : [])
