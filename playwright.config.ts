import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3999)
const origin = `http://localhost:${port}`

/** Flags for a browser without a desktop, a GPU or the internet; as root it cannot have its own sandbox. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

export default defineConfig({
  testDir: 'tests/e2e',
  // The longest journeys take half of it on a quiet machine of two cores.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  workers: 1,
  // What succeeds only then is reported by name: machines are shared and noisy, and a fault that shows now and then is one to find.
  retries: 1,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
    ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE }]]
    : 'list',
  outputDir: 'test-results',
  use: {
    baseURL: origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Recording every step costs a tenth of the time; a failure is pictured, and recorded when somebody asks for it.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: flags,
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    // A page: the API answers before the screens are there.
    url: `${origin}/login`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR ?? '.data/e2e',
      RATE_LIMIT_PER_MINUTE: '100000',
    },
  },
})
