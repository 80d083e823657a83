export const DEMO_ROLES = ['agent', 'manager', 'secondManager'] as const
export type DemoRole = (typeof DEMO_ROLES)[number]

export const DEMO_EMAILS: Readonly<Record<DemoRole, string>> = {
  agent: 'agent@demo.local',
  manager: 'manager@demo.local',
  // A second manager is needed to approve the first manager's proposals.
  secondManager: 'manager2@demo.local',
}

/** Published in the README, so it is refused outside the embedded mode, which listens on loopback only. */
export const DEMO_PASSWORD = 'origination-demo'

export type DemoAccount = { role: DemoRole; email: string; password: string }

export const DEMO_ACCOUNTS: readonly DemoAccount[] = DEMO_ROLES.map((role) => ({
  role,
  email: DEMO_EMAILS[role],
  password: DEMO_PASSWORD,
}))
