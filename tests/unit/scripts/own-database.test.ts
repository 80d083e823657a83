import { afterEach, expect, test, vi } from 'vitest'
import { ownDatabaseEnvironment } from '#scripts/lib/own-database.mjs'

afterEach(() => vi.unstubAllEnvs())

test('switches the embedded mode off, with its published accounts, whatever the environment says', () => {
  const settings = {
    DATABASE_URL: 'postgres://user@host/name',
    APP_SECRET: 'kept-apart-from-everything-it-seals',
    ORIGIN: 'https://credit.example.com',
    EMBEDDED: '1',
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  expect(ownDatabaseEnvironment()).toMatchObject({ EMBEDDED: '0' })
})
