export const TEST_ENVIRONMENT = {
  APP_SECRET: 'test-secret-of-at-least-thirty-two-characters',
  EMBEDDED: '1',
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  SANDBOX_DELAY_SCALE: '0.01',
  RATE_LIMIT_PER_MINUTE: '1000000',
  PASSWORD_COST: '64',
  // A hundred parallel calls on a slow machine wait longer for a connection than the default allows.
  DATABASE_WAIT_MS: '60000',
} as const

export const serverUrl = (): string =>
  process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:55432/postgres'

export const databaseUrl = (name: string): string => {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

/** Instant of all unit, service and API tests; `npm test -- --dates` sets other instants. */
export const TEST_INSTANT = process.env.TEST_INSTANT ?? '2026-11-24T14:00:00.000Z'

/** Returns the URL with the service's login, which owns nothing and is created with the template database. */
export const servingUrl = (url: string): string =>
  Object.assign(new URL(url), { username: 'origination_tests', password: 'origination-tests' }).href
