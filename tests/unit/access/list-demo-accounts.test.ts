import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SETTINGS = {
  DATABASE_URL: 'postgres://localhost/none',
  APP_SECRET: 'a-secret-of-enough-length-for-tests-0123',
}

// The environment is read once per module instance.
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

const accountsWith = async (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries({ ...SETTINGS, ...settings })) vi.stubEnv(name, value)
  const { listDemoAccounts } = await import('#lib/services/access/list-demo-accounts.ts')
  return listDemoAccounts().map(({ email }) => email)
}

test('offers one account per role in the embedded mode', async () => {
  expect(await accountsWith({ EMBEDDED: '1' })).toEqual([
    'agent@demo.local',
    'manager@demo.local',
    'manager2@demo.local',
  ])
})

test('offers no account on an operator’s own database, also while it is tried out', async () => {
  expect(await accountsWith({ EMBEDDED: '0', TRYING_OUT: '1' })).toEqual([])
})

test('offers no account on an operator’s own database that serves people', async () => {
  expect(await accountsWith({ EMBEDDED: '0', ORIGIN: 'https://credit.example.com' })).toEqual([])
})
